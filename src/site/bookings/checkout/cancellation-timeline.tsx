import type { CancellationStep } from "#domain/catalogue/cancellation.ts"
import { cancellationTerms } from "#domain/catalogue/cancellation-words.ts"
import { formatInstant } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"

const messages = {
  title: { en: "Cancelling, once confirmed (Hanoi time)", vi: "Hủy sau khi xác nhận (giờ Hà Nội)" },
  free: { en: "Free", vi: "Miễn phí" },
  fee: { en: "{percent}% fee", vi: "Phí {percent}%" },
  until: { en: "until {time}", vi: "đến {time}" },
  later: { en: "after that", vi: "sau đó" },
} satisfies Messages

/** Shows what cancelling a certain date costs, and until when. */
export function CancellationTimeline({ steps }: { steps: readonly CancellationStep[] }) {
  const t = useTranslate()
  const language = useLanguage()
  // One sentence says a single step best.
  if (steps.length < 2) return cancellationTerms(steps, false, language)
  const cost = (fee: number) => (fee === 0 ? t(messages.free) : t(messages.fee, { percent: fee }))
  return (
    <>
      {t(messages.title)}
      <ol className="timeline mt-1">
        {steps.map(({ refundPercent, until }) => (
          <li key={refundPercent} data-free={refundPercent === 100 || undefined}>
            <strong>{cost(100 - refundPercent)}</strong>{" "}
            {until === null ? t(messages.later) : t(messages.until, { time: formatInstant(until, language) })}
          </li>
        ))}
      </ol>
    </>
  )
}
