/** Google ignores dots in the part before the `@`, and has two names for the same mailboxes. */
const GOOGLE = /^(gmail|googlemail)\.com$/

/** Returns an address that is the same for all spellings of one mailbox: without capitals, `+…` and ignored dots. */
export function mailboxOf(email: string): string {
  const [, name = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  if (!name) return email.toLowerCase()
  // An address that begins with a plus sign keeps it: nothing would be left.
  const plain = name.replace(/(?<=.)\+.*$/, "")
  return GOOGLE.test(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`
}
