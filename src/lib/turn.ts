/** Lets the browser do what has come up, such as a press: what follows is a task of its own. */
export function turn(): Promise<void> {
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
