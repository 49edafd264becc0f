import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { selfSigned } from "./self-signed.ts";

/** Where Debian's package libnginx-mod-http-brotli-static puts its module, which its nginx.conf loads. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const deployed = (name: string) => readFileSync(join("deploy", name), "utf8");

/** Where the proxy of a test listens, and whom it asks. */
export interface ProxyPorts {
  http: number;
  https: number;
  /** Where the site listens, e.g. `127.0.0.1:43210`. */
  site: string;
  /** The link that takes the place of `/srv/otc-website/build`. */
  build: string;
  /** The folder that takes the place of `/srv/otc/proxy`. */
  rules: string;
  /** For its settings, and all that it writes. */
  folder: string;
  /** Where the office listens; left out, this machine has none. */
  office?: string | undefined;
}

/** A proxy's file for the office, in other folders: its people, its proof and its log are in that of the proxy. */
function officeSite(name: string, { folder, office }: ProxyPorts): string {
  if (!office) return "";
  return deployed(name)
    .replaceAll(/\/etc\/(?:caddy|nginx)\/office-/g, `${folder}/office-`)
    .replaceAll(/\/var\/log\/(?:caddy|nginx)/g, folder)
    .replaceAll("/etc/letsencrypt/live/office.example.org", folder)
    .replace("127.0.0.1:5180", office);
}

/**
 * The proxies of `deploy/` with their own files, on other ports and in other folders.
 * @returns the program and its parameters
 */
export const proxies = {
  nginx(ports: ProxyPorts): string[] {
    const { http, https, site, build, rules, folder } = ports;
    const { key, cert } = selfSigned(Date.parse("2026-01-01"), Date.parse("2126-01-01"));
    writeFileSync(join(folder, "privkey.pem"), key);
    writeFileSync(join(folder, "fullchain.pem"), cert);
    const servers = `${deployed("nginx.conf")}${officeSite("office-nginx.conf", ports)}`
      .replaceAll(/^\s*listen \[::\].*\n/gm, "")
      .replaceAll("listen 80", `listen 127.0.0.1:${http}`)
      .replaceAll("listen 443", `listen 127.0.0.1:${https}`)
      .replaceAll("/etc/letsencrypt/live/www.example.org", folder)
      .replaceAll("/var/log/nginx", folder)
      .replaceAll("/srv/otc-website/build", build)
      .replaceAll("/srv/otc/proxy", rules)
      .replace("127.0.0.1:3000", site);
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const path = join(folder, "nginx.conf");
    const modules = existsSync(brotliModule) ? `load_module ${brotliModule};\n` : "";
    // Debian's nginx.conf sets the first three. Only root may, and must, say as whom it works in a private folder.
    const user = process.getuid?.() === 0 ? "user root;" : "";
    writeFileSync(
      path,
      `${user}\n${modules}daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\nsendfile on;\ntcp_nopush on;\ngzip on;\naccess_log ${folder}/access.log;\nerror_log ${folder}/error.log;\n${places.join("\n")}\n${servers}\n}\n`,
    );
    return ["nginx", "-p", folder, "-c", path, "-e", "stderr"];
  },
  caddy(ports: ProxyPorts): string[] {
    const { http, https, site, build, rules, folder } = ports;
    // Self-signed certificates: no authority issues one for a local name.
    const here = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}\n`;
    const path = join(folder, "Caddyfile");
    const file = deployed("Caddyfile")
      .replaceAll("/srv/otc-website/build", build)
      .replaceAll("/srv/otc/proxy", rules)
      .replaceAll("/etc/caddy/sites", join(folder, "sites"))
      .replace("127.0.0.1:3000", site);
    const office = officeSite("office.Caddyfile", ports);
    mkdirSync(join(folder, "sites"));
    if (office) writeFileSync(join(folder, "sites/office.caddy"), office);
    // Into the block of options that the file begins with.
    writeFileSync(path, file.replace(/^\{\n/m, here));
    return ["caddy", "run", "--adapter", "caddyfile", "--config", path];
  },
};

export type ProxyName = keyof typeof proxies;

/**
 * Runs what a server runs after a build: `deploy/otc-proxy-rules` in other folders and without a proxy to reload.
 * @param folder for the script and for `proxy/`, in the place of `/srv/otc`
 * @returns the folder in the place of `/srv/otc/proxy`
 * @throws when it refuses what the build wrote
 */
export function takeOverRules(folder: string, build: string): string {
  const rules = join(folder, "proxy");
  const script = join(folder, "otc-proxy-rules");
  const text = deployed("otc-proxy-rules")
    .replace("/srv/otc-website/build", build)
    .replace("/srv/otc/proxy", rules)
    .replaceAll("systemctl", "false");
  writeFileSync(script, text);
  chmodSync(script, 0o755);
  execFileSync(script, { stdio: ["ignore", "inherit", "pipe"] });
  return rules;
}
