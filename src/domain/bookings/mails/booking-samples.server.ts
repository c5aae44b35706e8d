import { desc, ne } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { inBoth, inLanguage } from "#i18n/localized.ts"
import { db } from "#server/database/database.server.ts"
import { MAX_SAMPLES, type MailSamples } from "#server/mail/words/mail-kinds.server.ts"

/** The last bookings whose guests get mails. */
export const bookingSamples: MailSamples = {
  name: { en: "A booking", vi: "Một đặt chỗ" },
  list: async () => {
    const { id, reference, customerName, details } = bookings
    const rows = await db
      .select({ id, reference, customerName, details })
      .from(bookings)
      .where(ne(bookings.customerEmail, ""))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(MAX_SAMPLES)
    return rows.map(({ id, reference, customerName, details }) => ({
      id,
      title: inBoth((language) => `${reference}, ${customerName}: ${inLanguage(details.name, language)}`),
    }))
  },
}
