declare module "wasm-vips" {
  type VipsOptions = Readonly<Record<string, string | number | boolean>>;

  /** A picture in the module's memory; `delete` gives the memory back. */
  export interface VipsImage {
    readonly width: number;
    readonly height: number;
    hasAlpha(): boolean;
    /** Names of everything known about it, metadata included. */
    getFields(): { size(): number; get(index: number): string };
    setString(name: string, value: string): void;
    setInt(name: string, value: number): void;
    copy(options?: { interpretation?: "srgb" }): VipsImage;
    /** Computes all pixels, so that the picture can be written more than once. */
    copyMemory(): VipsImage;
    linear(factors: number[], addends: number[]): VipsImage;
    cast(format: "uchar"): VipsImage;
    bandjoin(value: number): VipsImage;
    extractBand(first: number, options: { n: number }): VipsImage;
    /** Turned as its metadata say. */
    autorot(): VipsImage;
    thumbnailImage(width: number, options?: VipsOptions): VipsImage;
    writeToBuffer(ending: ".avif" | ".webp" | ".jpg" | ".png", options?: VipsOptions): Uint8Array;
    delete(): void;
  }

  export interface Vips {
    Image: {
      black(width: number, height: number, options?: { bands: number }): VipsImage;
      newFromMemory(
        pixels: Uint8Array,
        width: number,
        height: number,
        bands: number,
        format: "uchar",
      ): VipsImage;
      newFromBuffer(bytes: Uint8Array, loader?: string, options?: VipsOptions): VipsImage;
    };
    /** Sets the number of threads for one picture. */
    concurrency(threads: number): void;
    /** Stops its threads, which would keep the process alive. */
    shutdown(): void;
  }

  /** @param options.dynamicLibraries modules for further formats, e.g. `vips-heif.wasm` for AVIF */
  export default function openVips(options: { dynamicLibraries: string[] }): Promise<Vips>;
}
