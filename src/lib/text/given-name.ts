/** Returns a person's name. Nothing if a contact stands for it, as with questions that leave only an address or a number. */
export function givenName({ name, email, phone }: { name: string; email: string; phone: string }): string {
  return name === email || name === phone ? "" : name
}
