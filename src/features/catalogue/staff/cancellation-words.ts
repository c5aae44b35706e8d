import type { CancellationBand } from "#features/catalogue/content.ts"
import type { Localized } from "#i18n/localized.ts"

const HOURS_A_DAY = 24

/** Says in a sentence what cancelling costs. Without bands it is free until the start. */
export function cancellationWords(bands: readonly CancellationBand[]): Localized {
  const ordered = bands.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  if (ordered.length === 0) return { en: "Free cancellation until the start.", vi: "Hủy miễn phí đến giờ khởi hành." }
  const parts = ordered.map(({ hoursBefore, refundPercent }, nth) => ({
    fee: 100 - refundPercent,
    hours: hoursBefore,
    isFirst: nth === 0,
  }))
  const last = ordered.at(-1)
  const isOpenEnded = last !== undefined && last.hoursBefore > 0
  if (isOpenEnded) parts.push({ fee: 100, hours: 0, isFirst: false })
  return { en: `${parts.map(english).join("; ")}.`, vi: `${parts.map(vietnamese).join("; ")}.` }
}

type Part = { fee: number; hours: number; isFirst: boolean }

function english({ fee, hours, isFirst }: Part): string {
  const end =
    hours === 0 ? "" : ` until ${isFirst ? `${periodEn(hours)} before the start` : `${periodEn(hours)} before`}`
  if (isFirst)
    return fee === 0 ? `Free cancellation${end || " until the start"}` : `Cancelling costs ${feeEn(fee)}${end}`
  return fee === 0 ? `then free${end}` : `then ${feeEn(fee)}${end}`
}

function vietnamese({ fee, hours, isFirst }: Part): string {
  const end = hours === 0 ? "" : ` đến ${periodVi(hours)} trước${isFirst ? " giờ khởi hành" : ""}`
  if (isFirst) return fee === 0 ? `Hủy miễn phí${end || " đến giờ khởi hành"}` : `Phí hủy ${fee}%${end}`
  return fee === 0 ? `sau đó miễn phí${end}` : `sau đó phí hủy ${fee}%${end}`
}

const feeEn = (fee: number) => (fee === 100 ? "the full price" : `${fee}% of the price`)

function periodEn(hours: number): string {
  if (hours % HOURS_A_DAY || hours === HOURS_A_DAY) return hours === 1 ? "1 hour" : `${hours} hours`
  return `${hours / HOURS_A_DAY} days`
}

function periodVi(hours: number): string {
  return hours % HOURS_A_DAY || hours === HOURS_A_DAY ? `${hours} giờ` : `${hours / HOURS_A_DAY} ngày`
}
