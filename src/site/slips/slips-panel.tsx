import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useHydrated } from "@tanstack/react-router"
import type { Booking } from "#domain/bookings/booking.ts"
import type { SlipStatus, SlipsOfBooking } from "#domain/slips/slip.ts"
import { formatInstant } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Localized, Messages } from "#i18n/localized.ts"
import { lookWhile } from "#site/bookings/open-page.ts"
import { IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { deletePicture, sendPicture } from "#site/ui/picture/picture-calls.ts"
import { PictureInput } from "#site/ui/picture/picture-input.tsx"
import { usePictures } from "#site/ui/picture/use-pictures.ts"
import { slipsQuery } from "./queries.ts"

const texts = {
  title: { en: "Transferred? Send us the slip", vi: "Đã chuyển khoản? Gửi biên lai" },
  sent: { en: "The slips you sent us", vi: "Biên lai bạn đã gửi" },
  hint: {
    en: "A picture of the slip or of your bank's screen helps us find your payment sooner. Only our office sees it.",
    vi: "Ảnh biên lai hoặc ảnh chụp màn hình giúp chúng tôi tìm thấy khoản của bạn nhanh hơn. Chỉ văn phòng chúng tôi xem được.",
  },
  slip: { en: "Slip of {time}", vi: "Biên lai gửi {time}" },
  remove: { en: "Remove the slip of {time}", vi: "Gỡ biên lai gửi {time}" },
  add: { en: "Add a picture", vi: "Thêm ảnh" },
  adding: { en: "Sending the picture…", vi: "Đang gửi ảnh…" },
  preparing: { en: "Almost done…", vi: "Sắp xong…" },
  added: { en: "Thank you, we have the slip.", vi: "Cảm ơn bạn, chúng tôi đã nhận biên lai." },
  failed: {
    en: "The picture couldn't be sent. Please try again.",
    vi: "Chưa gửi được ảnh. Bạn thử lại nhé.",
  },
} satisfies Messages

const statuses: Record<SlipStatus, Localized> = {
  new: { en: "We'll check it soon", vi: "Chúng tôi sẽ xem sớm" },
  seen: { en: "Checked", vi: "Đã xem" },
  dismissed: { en: "Checked, not needed", vi: "Đã xem, không cần dùng" },
}

/** Takes pictures of the slip of a transfer, and shows those that were sent. */
export function SlipsPanel({ booking }: { booking: Booking }) {
  const { _id: id, status, balance = 0, paid = 0 } = booking
  const isAsked = status !== "pending" && (balance > 0 || paid > 0)
  const { data } = useQuery({ ...slipsQuery(id), enabled: isAsked, refetchInterval: lookWhile(isUnchecked) })
  const isHydrated = useHydrated()
  if (!isHydrated || !isAsked || !data) return null
  // What is known of the room may be older than the booking.
  const { slips, room } = balance > 0 ? data : { ...data, room: 0 }
  return room === 0 && slips.length === 0 ? null : <Slips id={id} data={{ slips, room }} />
}

const isUnchecked = (data?: SlipsOfBooking) => Boolean(data?.slips.some(({ status }) => status === "new"))

function Slips({ id, data: { slips, room } }: { id: string; data: SlipsOfBooking }) {
  const t = useTranslate()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const pictures = usePictures<SlipsOfBooking>({
    send: (file, onProgress) => sendPicture(`/slips/${id}`, file, language, onProgress),
    remove: (slip) => deletePicture(`/slips/${id}/${slip}`, language),
    onChange: (data) => queryClient.setQueryData(slipsQuery(id).queryKey, data),
    room,
  })
  return (
    <section className="panel mt-4 p-5 print:hidden" aria-busy={pictures.isBusy}>
      <h2 className="text-xl font-bold">{t(room > 0 ? texts.title : texts.sent)}</h2>
      {room > 0 && <p className="mt-1 text-soft">{t(texts.hint)}</p>}
      {slips.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {slips.map((slip) => {
            const values = { time: formatInstant(slip.sentAt, language) }
            return (
              <li key={slip._id} className="relative w-32">
                <a href={slip.url} target="_blank" rel="noreferrer">
                  <img
                    src={slip.url}
                    alt={t(texts.slip, values)}
                    width={slip.width}
                    height={slip.height}
                    className="aspect-[3/4] w-full rounded-image border border-hairline bg-white object-cover"
                  />
                </a>
                <p className="mt-1 text-sm">{t(statuses[slip.status])}</p>
                {slip.status === "new" && (
                  <IconButton
                    label={t(texts.remove, values)}
                    disabled={pictures.isBusy}
                    onClick={() => pictures.remove(slip._id)}
                    className="absolute top-1 right-1 bg-sheet"
                  >
                    <Icon name="x" />
                  </IconButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <PictureInput pictures={pictures} hasRoom={room > 0} words={texts} />
    </section>
  )
}
