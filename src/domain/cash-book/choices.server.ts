import { listStaffNames } from "#domain/account/account.server.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { findCrews } from "#domain/departures/crew.server.ts"
import { accountFor, accountKey, accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { CURRENCIES } from "#lib/money.ts"
import { recentCollectors } from "./cash-book.server.ts"
import type { PaymentChoices } from "./cash-book.ts"

/** Returns who may have collected the cash of a booking, and the accounts into which its guest may have paid. */
export async function findPaymentChoices(bookingId?: string): Promise<PaymentChoices> {
  const { bankAccounts = [] } = await findSettings()
  const booking = bookingId ? await findBookingById(bookingId) : undefined
  const proposed = CURRENCIES.map((currency) =>
    accountFor(bankAccounts, currency, booking?.productType ?? "tour", booking?.productId),
  )
  const departures = booking?.departure ? [booking.departure._id] : []
  const guides = [...(await findCrews(departures)).values()].map(({ guide }) => guide)
  const names = [...guides, ...(await recentCollectors()), ...(await listStaffNames())]
  return {
    collectors: [...new Set(names.filter(Boolean))],
    accounts: bankAccounts.map((account) => ({
      key: accountKey(account),
      label: accountLabel(accountKey(account)),
      currency: account.currency,
      isProposed: proposed.includes(account),
    })),
  }
}
