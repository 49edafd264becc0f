/** Path data of chevrons that climb a column from `top` to `bottom`. */
export function chevronCloth(
  x: number,
  top: number,
  bottom: number,
  tooth: { width: number; rise: number; fall: number; pitch: number },
): string {
  let data = "";
  for (let y = top; y < bottom; y += tooth.pitch) {
    data += `M${x} ${y + tooth.fall}l${tooth.width}-${tooth.rise}l${tooth.width} ${tooth.rise}`;
  }
  return data;
}

/** Path data of nested diamonds down the middle of a column. */
export function diamondCloth(middle: number, top: number, bottom: number, reach: number): string {
  let data = "";
  for (let y = top; y < bottom; y += 38) {
    data +=
      `M${middle} ${y}l${reach} 18-${reach} 18-${reach}-18z` + `M${middle} ${y + 12}l8 6-8 6-8-6z`;
  }
  return data;
}

/** Path data of two columns of short weft threads, one half a step lower than the other. */
export function weftCloth(x: number, top: number, bottom: number): string {
  let data = "";
  for (let y = top; y < bottom; y += 15) data += `M${x + 6} ${y}h21M${x + 35} ${y + 7}h21`;
  return data;
}
