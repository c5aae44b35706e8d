import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import { presentPaid } from "./balance.ts"
import type { Booking, ProductDetails, StaffBooking, TourDetails, TransferDetails } from "./booking.ts"
import type { BookingRow as Row } from "./bookings.table.server.ts"
import { presentState, presentSteps } from "./cancellation-state.server.ts"
import { missingDetails } from "./missing-details.ts"
import { presentPayments } from "./payment-plan/payment-steps.ts"
import { cancellationSteps, freeUntil, startInstant } from "./quote/cancellation.ts"

/** Nothing else of a booking leaves the server. `totalPrice` is in whole đồng. */
export function presentBooking(row: Row): Booking {
  const { name, slug, image } = row.details
  const details = {
    tourDetails: row.productType === "tour" ? withChoices(row.details as TourDetails) : null,
    transferDetails: row.productType === "transfer" ? withChoices(row.details as TransferDetails) : null,
    productDetails: row.productType === "product" ? (row.details as ProductDetails) : null,
  }
  return {
    _id: row.id,
    ...pick(row, "reference", "status", "productId", "productType"),
    product: { name, slug, image },
    ...pick(row, "travelDate", "startTime"),
    departure: row.departureId
      ? { _id: row.departureId, date: row.travelDate, startTime: row.startTime ?? "00:00" }
      : null,
    travelers: row.travelers,
    party: row.asked.party ?? { adults: row.travelers - row.children, children: row.children },
    createdAt: row.createdAt.toISOString(),
    totalPrice: row.totalVnd,
    pricing: {
      currency: row.currency,
      total: toMajor(row.totalMinor, row.currency),
      vndPerUsd: row.fxRate,
      rateDate: row.fxDate,
    },
    ...presentPaid(row),
    payments: presentPayments({ ...row, startsAt: startInstant(row) }, new Date()),
    ...pick(row, "lines", "priceChanged", "claimedTotal"),
    ...details,
    missing: missingDetails({ ...row, ...details }),
    customerInfo: {
      name: row.customerName,
      email: row.customerEmail,
      phone: row.customerPhone,
      countryCode: row.countryCode,
    },
    wantsInvoice: row.customerBuyer !== null,
    pendingEmail: row.customerPendingEmail,
    ...pick(row, "specialRequests", "language"),
    answerBy: row.answerBy.toISOString(),
    ...pick(row, "cancellationPolicy", "cancellationBands", "changesAllowed"),
    freeCancellationUntil: freeCancellationUntil(row),
    cancellationSteps: presentSteps(row),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    cancellationReason: row.cancellationReason,
    placesHeld: row.holdsPlaces,
    emailConfirmed: row.emailConfirmedAt !== null,
    hasPlanLink: row.planTokenHash !== null,
    terms: presentTerms(row),
    ...presentState(row),
  }
}

function presentTerms({ termsPageId, termsVersion, termsDate }: Row): Booking["terms"] {
  if (termsPageId === null || termsVersion === null || termsDate === null) return null
  return { pageId: termsPageId, version: termsVersion, date: termsDate }
}

export function presentForStaff(row: Row): StaffBooking {
  const ofOffice = pick(row, "source", "channel", "cancellationCause", "balanceVnd", "staffNote", "userId")
  return { ...presentBooking(row), ...ofOffice, updatedAt: row.updatedAt.toISOString() }
}

/** The oldest bookings know no choices. */
function withChoices<D extends TourDetails | TransferDetails>(details: D): D {
  return { ...details, choices: details.choices ?? [] }
}

/** Late fees are never refunded, so cancelling is no longer free after them. */
function freeCancellationUntil(row: Row): string | null {
  if (row.refundCap < 100) return null
  return freeUntil(cancellationSteps(row.cancellationBands, startInstant(row), row.createdAt))
}
