/** Address of the list of packages that run on the server, in CycloneDX. */
export const packageListPath = "/data/sbom.cdx.json";
