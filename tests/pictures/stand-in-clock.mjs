/** Loaded before the server: begins at the moment in SCREENSHOT_TIME and goes on from there, so that it counts the same days. */
const RealDate = Date;
const shift = RealDate.parse(process.env.SCREENSHOT_TIME) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
