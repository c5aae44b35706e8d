import { fold } from "#lib/text/fold.ts"
import { storedPhone } from "#server/phone.server.ts"

type Typed = { name: string; email: string; phone?: string | undefined; countryCode?: string | undefined }

/** Returns the columns of who waits, so that staff find them like other guests. */
export function waitingContact({ name, email, phone = "", countryCode }: Typed) {
  const stored = storedPhone(phone, { countryCode })
  return { name, ...stored, searchText: fold([name, email, stored.phone].join(" ")) }
}
