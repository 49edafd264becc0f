import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getRetentionDays } from "#collections/site/retention.ts";
import { ask, isHere, startBehind } from "../support/behind-proxy.ts";
import { deployed, type ProxyName, proxies, takeOverRules } from "../support/proxies.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";

/** Units that run the program. */
const services = ["otc", "otc-office", "otc-backup", "otc-doctor"].map((name) => `${name}.service`);
/** Units that run the code of packages on the way to a version, and each night. */
const builders = [
  "otc-fetch@.service",
  "otc-build@.service",
  "otc-build.service",
  "otc-office-build.service",
];
/** Those of them that build. */
const buildUnits = builders.slice(1);
const others = [...builders, "otc-alarm@.service"];
const triggers = [
  "otc.socket",
  "otc-office-build.path",
  "otc-build.timer",
  "otc-backup.timer",
  "otc-doctor.timer",
];

test.describe("systemd", () => {
  test.skip(!isHere("systemd-analyze"), "systemd is not installed.");
  /** A unit as it is, but for the program, which is somewhere else on this machine. */
  function unit(name: string): string {
    const folder = temporaryFolder();
    // A unit that another asks for has to be there too.
    for (const other of [...services, ...others, ...triggers]) {
      const here = deployed(other)
        .replaceAll(
          /\/srv\/otc(?:-website|-office|\/%i)\/node_modules\/\.bin\/node/g,
          process.execPath,
        )
        .replaceAll(/\/usr\/local\/sbin\/otc-(?:proxy-rules|office-build)/g, process.execPath);
      writeFileSync(join(folder, other), here);
    }
    return join(folder, name);
  }
  const analyse = (...typed: string[]) =>
    execFileSync("systemd-analyze", typed, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  for (const name of [...services, ...others, ...triggers]) {
    test(`finds no mistake in ${name}`, () => {
      analyse("verify", "--man=no", "--recursive-errors=no", unit(name));
    });
  }

  for (const name of [...services, ...others]) {
    test(`counts ${name} among the safest`, () => {
      // Upper bound in tenths of its scale from 0 to 10.
      analyse("security", "--offline=true", "--threshold=20", unit(name));
    });
  }
});

test("units that fail tell so without an e-mail", () => {
  for (const name of ["otc", "otc-office", "otc-build", "otc-backup", "otc-doctor"].map(
    (unit) => `${unit}.service`,
  )) {
    expect(deployed(name), name).toContain("OnFailure=otc-alarm@%p.service\n");
  }
  expect(deployed("otc-doctor.service")).toMatch(
    /^ExecStart=\S+ build\/program\/office.js doctor$/m,
  );
});

test("no package runs as root, beside settings and data, or with both them and a network", () => {
  for (const name of builders) {
    const unit = deployed(name);
    expect(unit, name).toContain("User=otc-build\n");
    expect(unit, name).toMatch(/^InaccessiblePaths=.*-\/var\/lib\/otc /m);
  }
  const fetching = deployed("otc-fetch@.service");
  expect(fetching).toContain("--ignore-scripts");
  expect(fetching).toMatch(/^InaccessiblePaths=-\/srv\/otc\/settings /m);
  for (const name of buildUnits) {
    const unit = deployed(name);
    expect(unit, name).toContain("PrivateNetwork=yes\n");
    expect(unit, name).toContain("BindReadOnlyPaths=/srv/otc/page-settings:/srv/otc/settings\n");
    // What runs with all rights is no file that a package could have changed.
    const withAllRights = [...unit.matchAll(/^Exec\w+=\+(\S+)/gm)].map(([, program]) => program);
    expect(withAllRights.length, name).toBeGreaterThan(0);
    for (const program of withAllRights) expect(program, name).toMatch(/^\/(?:usr|bin)\//);
  }
  for (const guide of ["deploy.md", "update-and-roll-back.md", "set-up-the-office.md"]) {
    const text = readFileSync(`docs/how-to/${guide}`, "utf8");
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
    const mixed = blocks.filter((block) => /systemctl|adduser/.test(block));
    expect(mixed.length, guide).toBeGreaterThan(1);
    for (const block of mixed) expect(block, guide).not.toMatch(/npm (?:ci|install|run build)/);
  }
});

test("a build is given what pages show of the settings, and no secret", () => {
  const folder = temporaryFolder();
  const settings = join(folder, "settings");
  const lines = [
    "# PUBLIC_URL=https://not.this.example",
    "PUBLIC_URL=https://www.example.org",
    "HSTS_PRELOAD=yes",
    "SECRET_KEY=do-not-tell",
    "SMTP_URL=smtps://website:do-not%40tell@mail.example.org:465",
    "MAIL_TO=office@example.org",
    "PAYMENT_PROVIDERS=pesapal",
    "PESAPAL_CONSUMER_SECRET=do-not-tell",
    "DATABASE_URL=postgres://otc:do-not-tell@db.example.org/otc",
  ];
  for (const unit of buildUnits) {
    const [, quoted = ""] = /^ExecStartPre=\+\/bin\/sh -c '(.*)'$/m.exec(deployed(unit)) ?? [];
    // As systemd reads it.
    const command = quoted
      .replaceAll("$$", "$")
      .replaceAll("\\\\", "\\")
      .replaceAll("/srv/otc", folder);
    const given = (smtp?: string) => {
      writeFileSync(settings, [...lines, ...(smtp ? [smtp] : []), ""].join("\n"));
      execFileSync("/bin/sh", ["-c", command]);
      return readFileSync(join(folder, "page-settings"), "utf8").trim().split("\n");
    };
    const shown = [
      "PUBLIC_URL=https://www.example.org",
      "HSTS_PRELOAD=yes",
      "SMTP_URL=smtps://mail.example.org:465",
      "PAYMENT_PROVIDERS=pesapal",
    ];
    expect(given(), unit).toEqual(shown);
    expect(given("SMTP_URL=smtp://relay.example.org"), unit).toContain(
      "SMTP_URL=smtp://relay.example.org",
    );
    // In a form that is not expected, it is left out.
    for (const odd of [
      'SMTP_URL="smtps://a:do-not-tell@b.example"',
      "SMTP_URL=smtps://a:do@not@b",
    ]) {
      expect(given(odd), unit).toEqual(shown);
    }
  }
});

test("units, container and start agree on which settings pages show", () => {
  const [, list = ""] =
    /const shownNames = \[([^\]]*)\]/.exec(readFileSync("scripts/prepare.mjs", "utf8")) ?? [];
  const withMail = [...(list.match(/\w+/g) ?? []), "SMTP_URL"].toSorted();
  expect(withMail.length).toBeGreaterThan(5);
  for (const unit of buildUnits) {
    const [, names = ""] = /"\/\^\(([A-Z_|]+)\)=\/p"/.exec(deployed(unit)) ?? [];
    expect([...names.split("|"), "SMTP_URL"].toSorted(), unit).toEqual(withMail);
  }
  const container = readFileSync("Containerfile", "utf8");
  const given = [...container.matchAll(/^ARG (\w+)$/gm)].map(([, name = ""]) => name);
  expect(given.toSorted()).toEqual(withMail);
});

test.describe("otc-proxy-rules", () => {
  const names = ["headers.caddy", "headers.nginx", "maps.nginx"];

  /** A build in which one file has one line more, and the script to run on it. */
  function attempt(name: string, line: string) {
    const folder = temporaryFolder();
    const build = join(folder, "build");
    mkdirSync(build);
    for (const file of names) {
      const more = file === name ? `${line}\n` : "";
      writeFileSync(join(build, file), more + readFileSync(join("build", file), "utf8"));
    }
    return () => takeOverRules(folder, build);
  }

  test("takes over what the build writes, once", () => {
    const run = attempt("", "");
    const rules = run();
    expect(readdirSync(rules).toSorted()).toEqual(names);
    const { mtimeMs } = statSync(join(rules, "maps.nginx"));
    run();
    expect(statSync(join(rules, "maps.nginx")).mtimeMs).toBe(mtimeMs);
  });

  for (const [name, line] of [
    ["headers.nginx", "error_log /etc/cron.d/otc;"],
    ["headers.nginx", "include /srv/otc/settings;"],
    ["headers.nginx", 'add_header X "a" always; root /;'],
    ["headers.nginx", 'add_header X "a\\" always; root /; #";'],
    ["headers.nginx", '\t"include" "/etc/shadow";'],
    ["maps.nginx", "map $uri $otc_x { include /etc/shadow; }"],
    ["maps.nginx", '\tinclude "/etc/shadow";'],
    ["maps.nginx", "server { listen 81; root /; }"],
    ["maps.nginx", "}} server {"],
    ["headers.caddy", "import /srv/otc/settings"],
    ["headers.caddy", ":81 {"],
    ["headers.caddy", "\tfile_server browse"],
    ["headers.caddy", "\troot * /"],
    ["headers.caddy", "\theader X `{file./srv/otc/settings}`"],
    ["headers.caddy", "\theader X `{env.SECRET}`"],
    ["headers.caddy", "\t\tredir /home `/{env.SECRET}` 308"],
    ["headers.caddy", "\t\tredir /home `https://elsewhere.example` 308"],
  ] as const) {
    test(`takes nothing over from a ${name} with ${line}`, () => {
      expect(attempt(name, line)).toThrow(/holds more than headers, types and redirects/);
    });
  }
});

test("the guide names the settings that the units ask for", () => {
  const guide = readFileSync("docs/how-to/deploy.md", "utf8");
  const [, names = ""] = /^editor \/srv\/otc\/settings +# ([^\n]+)/m.exec(guide) ?? [];
  for (const name of ["PUBLIC_URL", "SMTP_URL", "MAIL_TO", "PAYMENT_PROVIDERS"])
    expect(names).toContain(name);
});

test("backups are as old at most as the privacy page says, and leave no copy on the server", () => {
  const unit = deployed("otc-backup.service");
  const { backups } = getRetentionDays();
  // One group for all, or what another machine or path has left would stay for ever.
  expect(unit).toContain(
    `restic forget --group-by= --keep-within ${backups}d --prune --max-unused 0\n`,
  );
  expect(unit).toMatch(/^ExecStopPost=\S+ rm -f (\S+)$/m);
  const [, copy = ""] = /^ExecStopPost=\S+ rm -f (\S+)$/m.exec(unit) ?? [];
  expect(unit).toContain(`office.js snapshot ${copy}\n`);
});

test("the backup of each night takes what the guide takes", () => {
  const [, nightly] = /(restic backup .*\))'$/m.exec(deployed("otc-backup.service")) ?? [];
  const [, typed] =
    /^(restic backup .*\)) &&$/m.exec(readFileSync("docs/how-to/backups.md", "utf8")) ?? [];
  expect(typed).toContain("/srv/otc-office/content");
  expect(nightly?.replaceAll("$$", "$")).toBe(typed);
});

test("the office opens by its proxy alone, and builds as another user", () => {
  const office = deployed("otc-office.service");
  expect(office).toContain("LoadCredential=office-proof:/srv/otc/office-proof\n");
  expect(office).toMatch(/^ReadWritePaths=\/srv\/otc-office$/m);
  expect(office).not.toMatch(/^(?:ExecStart|Environment)=.*(?:sudo|systemctl|0\.0\.0\.0)/m);
  // What the office may ask for, and what starts then, are the same file.
  const [, request = ""] = /^PathExists=(\S+)$/m.exec(deployed("otc-office-build.path")) ?? [];
  const build = deployed("otc-office-build.service");
  expect(build).toContain(`ExecStartPre=+/bin/mv -fT ${request} /run/otc-office-build/request\n`);
  expect(request).toBe("/run/otc-office/request");
  for (const folder of ["otc-office", "otc-office-build"]) {
    expect(office + build).toContain(`RuntimeDirectory=${folder}\n`);
  }
  // The public site is the same user and gets neither the secret nor what staff write.
  expect(deployed("otc.service")).toContain(
    "InaccessiblePaths=-/srv/otc-office -/run/credentials\n",
  );
});

test("the proof is made new each time, for its readers alone", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "caddy"));
  mkdirSync(join(folder, "nginx"));
  const script = deployed("otc-office-proof")
    .replace("/srv/otc/", `${folder}/`)
    .replaceAll("/etc/", `${folder}/`)
    .replace('chgrp "$2"', "true")
    .replaceAll("systemctl", "true");
  const make = () => {
    execFileSync("/bin/sh", ["-c", script]);
    const files = ["office-proof", "caddy/office-proof", "nginx/office-proof"];
    const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o640);
    const proof = texts[0]?.trim() ?? "";
    expect(proof).toMatch(/^[\w-]{43}$/);
    expect(texts.slice(1)).toEqual([
      `header_up X-Office-Proof "${proof}"\n`,
      `proxy_set_header X-Office-Proof "${proof}";\n`,
    ]);
    return proof;
  };
  expect(make()).not.toBe(make());
});

test("every server of nginx.conf keeps no list of visitors and notes no request", () => {
  const files = ["nginx.conf", "office-nginx.conf"];
  const servers = files.flatMap((file) =>
    deployed(file)
      .split(/^server \{/m)
      .slice(1),
  );
  expect(servers.length).toBeGreaterThan(4);
  for (const server of servers) {
    expect(server).toContain("access_log off;");
    // That of the office has refusals for fail2ban, in a file that logrotate deletes.
    const isOffice = server.includes("server_name office.example.org;\n") && server.includes("443");
    expect(server).toMatch(
      isOffice ? /error_log \/var\/log\/nginx\/office-refused\.log error;/ : /error_log \S+ emerg;/,
    );
    // The first server decides for all, before it knows the name that is asked for.
    if (server.includes("443 ssl")) expect(server).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  }
});

test("the Caddyfile asks for no list of visitors and leaves out failed requests", () => {
  const file = deployed("Caddyfile");
  const logsOf = (text: string) =>
    [...text.matchAll(/^\s*log\b.*$/gm)].map(([line]) => line.trim());
  expect(logsOf(file)).toEqual(["log default {"]);
  // That of the office has refusals for fail2ban: who has signed in is left out.
  const office = deployed("office.Caddyfile");
  expect(logsOf(office)).toEqual(["log {"]);
  expect(office).toMatch(/basicauth [\s\S]*\n\t\tskip_log\n\t\treverse_proxy /);
  expect(office).toContain("roll_keep_for 720h\n");
  expect(file).toContain("exclude http.log.error http.handlers.reverse_proxy");
});

test("the journal of the units keeps what the privacy page says, in files of a day", () => {
  const journal = deployed("journald@otc.conf");
  expect(journal).toContain(`MaxRetentionSec=${getRetentionDays().technicalLog}day\n`);
  expect(journal).toContain("MaxFileSec=1day\n");
  for (const unit of services) {
    expect(deployed(unit), unit).toContain("LogNamespace=otc\n");
  }
});

for (const name of Object.keys(proxies) as ProxyName[]) {
  test.describe(`${name} in front`, () => {
    test("hands everything out, leads to the one name, and believes no visitor who names another address", async () => {
      test.setTimeout(60_000);
      test.skip(!isHere(name), `${name} is not installed.`);
      const behind = await startBehind(name, { RATE_LIMIT_BURST: "2", RATE_LIMIT_PER_MINUTE: "1" });
      const { http, https, folder, server, said, address: site } = behind;

      const headers = { "accept-encoding": "br" };
      const passed = await ask(`${site}/about`, { headers });
      expect(passed.status).toBe(200);
      expect(passed.headers["content-encoding"]).toBe("br");

      for (const elsewhere of [`https://example.org:${https}`, `http://www.example.org:${http}`]) {
        const led = await ask(`${elsewhere}/about`);
        expect([301, 308], elsewhere).toContain(led.status);
        expect(led.headers.location?.replace(`:${https}`, ""), elsewhere).toBe(
          "https://www.example.org/about",
        );
        // The list of browsers (HSTS_PRELOAD) asks for it on the bare name, where it is plain over http.
        expect(led.headers["strict-transport-security"], elsewhere).toBe(
          elsewhere.startsWith("https") ? passed.headers["strict-transport-security"] : undefined,
        );
      }

      const statuses: (number | undefined)[] = [];
      for (let turn = 1; turn <= 6 && statuses.at(-1) !== 429; turn += 1) {
        const sent = await ask(`${site}/contact`, {
          headers: {
            accept: "application/json",
            origin: "https://www.example.org",
            "x-forwarded-for": `203.0.113.${turn}`,
          },
          body: new URLSearchParams({
            firstName: "Amina",
            lastName: "Tester",
            email: `a${turn}@example.org`,
            subject: `Through ${name} ${turn}`,
            message: "Is this kept?",
          }),
        });
        statuses.push(sent.status);
      }
      // Two, two more that wait in quarantine, and then no more.
      expect(statuses).toEqual([200, 200, 200, 200, 429]);

      // A request that fails is what a proxy would note first.
      await server[Symbol.asyncDispose]();
      expect((await ask(`${site}/donate/thanks/secret`)).status).toBe(502);
      const written = readdirSync(folder)
        .filter((file) => file.endsWith(".log"))
        .map((file) => readFileSync(join(folder, file), "utf8"));
      expect(written.join("") + said()).not.toMatch(/secret|\/about|remote_ip|client: /);
    });
  });
}
