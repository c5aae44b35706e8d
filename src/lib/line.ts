/** Invisible characters. Two of them stay: they join emoji and letters of some scripts. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu
const ONLY_JOINERS = /^(\u200c|\u200d|\s)*$/

/**
 * Returns a line of text as people mean it: without invisible characters, with plain single blanks, and with Đ for the
 * letter Ð that old Vietnamese keyboards write and that looks the same.
 */
export function readLine(typed: string): string {
  const line = typed.replace(INVISIBLE, "").replace(/\s+/g, " ").replaceAll("\u00d0", "Đ").trim()
  return ONLY_JOINERS.test(line) ? "" : line
}
