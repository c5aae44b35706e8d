import { sql } from "drizzle-orm"
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { enquiries } from "#domain/enquiries/enquiries.table.server.ts"
import { waitingList } from "#domain/waiting-list/waiting-list.table.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Channel } from "./contact-log.ts"

/** Calls and messages that staff noted on a booking, an enquiry or a place on a waiting list. Deleted with the guest's data. */
export const contactLog = pgTable(
  "contact_log",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "cascade" }),
    enquiryId: uuid("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    waitingId: uuid("waiting_id").references(() => waitingList.id, { onDelete: "cascade" }),
    channel: text().$type<Channel>().notNull(),
    text: text().notNull(),
    remindAt: instant("remind_at"),
    isDone: boolean("is_done").notNull().default(false),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("contact_log_by_booking").on(table.bookingId, table.createdAt),
    index("contact_log_by_enquiry").on(table.enquiryId, table.createdAt),
    index("contact_log_by_waiting").on(table.waitingId, table.createdAt),
    index("contact_log_due").on(table.remindAt).where(sql`(remind_at is not null) and (not is_done)`),
    check("contact_log_about_check", sql`num_nonnulls(booking_id, enquiry_id, waiting_id) = 1`),
    check("contact_log_channel_check", sql`channel in ('call', 'zalo', 'whatsapp', 'facebook', 'email', 'visit')`),
  ],
)
