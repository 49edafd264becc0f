/** Waits until a condition holds. @throws after fifteen seconds */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
