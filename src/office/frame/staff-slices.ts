import { account } from "#office/account/staff-slice.ts"
import { assignments } from "#office/assignments/staff-slice.ts"
import { auditLog } from "#office/audit-log/staff-slice.ts"
import { bankStatements } from "#office/bank-statements/staff-slice.ts"
import { blog } from "#office/blog/staff-slice.ts"
import { bookings } from "#office/bookings/staff-slice.ts"
import { cashBook } from "#office/cash-book/staff-slice.ts"
import { catalogue } from "#office/catalogue/staff-slice.ts"
import { categories } from "#office/categories/staff-slice.ts"
import { contactLog } from "#office/contact-log/staff-slice.ts"
import { departures } from "#office/departures/staff-slice.ts"
import { enquiries } from "#office/enquiries/staff-slice.ts"
import { figures } from "#office/figures/staff-slice.ts"
import { holidays } from "#office/holidays/staff-slice.ts"
import { invoices } from "#office/invoices/staff-slice.ts"
import { mailWords } from "#office/mail-words/staff-slice.ts"
import { newsletter } from "#office/newsletter/staff-slice.ts"
import { opening } from "#office/opening/staff-slice.ts"
import { pages } from "#office/pages/staff-slice.ts"
import { people } from "#office/people/staff-slice.ts"
import { presets } from "#office/presets/staff-slice.ts"
import { privacy } from "#office/privacy/staff-slice.ts"
import { products } from "#office/products/staff-slice.ts"
import { refunds } from "#office/refunds/staff-slice.ts"
import { resources } from "#office/resources/staff-slice.ts"
import { reviews } from "#office/reviews/staff-slice.ts"
import { settings } from "#office/settings/staff-slice.ts"
import { slips } from "#office/slips/staff-slice.ts"
import { synonyms } from "#office/synonyms/staff-slice.ts"
import { tours } from "#office/tours/staff-slice.ts"
import { transfers } from "#office/transfers/staff-slice.ts"
import { uploads } from "#office/uploads/staff-slice.ts"
import { waitingList } from "#office/waiting-list/staff-slice.ts"
import { calendar } from "./calendar/staff-slice.ts"
import { outbox } from "./outbox/staff-slice.ts"
import type { StaffSlice } from "./staff-slice.ts"

/** The slices of the back office, in the order of the menu. */
export const staffSlices: StaffSlice[] = [
  bookings,
  calendar,
  departures,
  resources,
  assignments,
  waitingList,
  enquiries,
  contactLog,
  people,
  reviews,
  bankStatements,
  slips,
  refunds,
  invoices,
  cashBook,
  figures,
  tours,
  transfers,
  products,
  catalogue,
  categories,
  blog,
  pages,
  uploads,
  holidays,
  synonyms,
  outbox,
  opening,
  mailWords,
  presets,
  settings,
  account,
  auditLog,
  privacy,
  newsletter,
]
