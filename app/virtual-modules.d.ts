declare module "virtual:browser-entry" {
  /** Addresses of the scripts that every page loads, in order. */
  const scripts: readonly string[];
  export default scripts;
}
