import type { Localized } from "#i18n/localized.ts"
import { HttpError, invalid } from "#server/errors.server.ts"

/**
 * A product that is looked for: one that is not there cannot be booked, and that is a wrong field of the order.
 * @throws invalid
 */
export async function onSale<T>(found: Promise<T>, message: Localized): Promise<T> {
  try {
    return await found
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw invalid([{ field: "productId", message }])
    throw error
  }
}
