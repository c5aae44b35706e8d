/** Returns a person's name, or '' if it only repeats a contact: a question is signed by its address or number. */
export function givenName({ name, email, phone }: { name: string; email: string; phone: string }): string {
  return name === email || name === phone ? "" : name
}
