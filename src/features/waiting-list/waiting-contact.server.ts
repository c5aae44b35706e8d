import { fold } from "#lib/text/fold.ts"
import { e164, shownPhone } from "#server/phone.server.ts"

type Typed = { name: string; email: string; phone?: string | undefined; countryCode?: string | undefined }

/** Returns the columns of who waits, so that staff find them like other guests. */
export function waitingContact({ name, email, phone = "", countryCode }: Typed) {
  const shown = shownPhone(phone, countryCode)
  return { name, phone: shown, phoneE164: e164(phone, countryCode), searchText: fold([name, email, shown].join(" ")) }
}
