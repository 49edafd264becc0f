/**
 * The socket that systemd holds for this process (`deploy/otc.socket`, `sd_listen_fds(3)`), so that requests wait in it
 * while the site restarts.
 * @returns undefined when there is none, or when it was handed to another process, whose environment this one has
 */
export function handedSocket(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): { fd: number } | undefined {
  const { LISTEN_PID, LISTEN_FDS } = environment;
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === "1"
    ? { fd: firstDescriptor }
    : undefined;
}

/** After input, output and errors. */
const firstDescriptor = 3;
