import { useMutation } from "@tanstack/react-query"
import { type ChangeEvent, useId, useState } from "react"
import { MAX_PHOTOS, type OwnReview, type ReviewTask } from "#domain/reviews/review.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { buttonClass, IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { screenMessages as texts } from "./messages.ts"
import { deletePhoto, sendPhoto } from "./photo-calls.ts"
import type { Proof } from "./queries.ts"

type Props = { review: OwnReview; proof: Proof; onChange: (task: ReviewTask) => void }

/** Adds photos to a review that is stored, so that a failing upload loses no word of it. */
export function ReviewPhotos({ review: { photos }, proof, onChange }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const shown = { onSuccess: onChange, networkMode: "always", meta: { shownInPlace: true } } as const
  const [percent, setPercent] = useState(0)
  const sending = useMutation({
    mutationFn: (file: File) => sendPhoto(proof, file, language, setPercent),
    onMutate: () => setPercent(0),
    ...shown,
  })
  const removing = useMutation({ mutationFn: (key: string) => deletePhoto(proof, key, language), ...shown })
  const isBusy = sending.isPending || removing.isPending
  const add = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(input.files ?? []).slice(0, MAX_PHOTOS - photos.length)
    removing.reset()
    try {
      for (const file of files) await sending.mutateAsync(file)
    } catch {
      // Said below.
    }
    // The same file can be chosen again.
    input.value = ""
  }
  const remove = (key: string) => {
    sending.reset()
    removing.mutate(key)
  }
  const error = sending.error ?? removing.error
  return (
    <section aria-labelledby={id} className="mt-8" aria-busy={isBusy}>
      <h2 id={id} className="text-2xl font-bold">
        {t(texts.photos)}
      </h2>
      <p className="mt-1 text-soft">{t(texts.photosHint)}</p>
      {photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {photos.map((photo, nth) => (
            <li key={photo.url} className="relative w-40">
              <Picture image={photo} crop="4x3" sizes="160px" className="rounded-image" />
              <IconButton
                label={interpolate(t(texts.removePhoto), { n: nth + 1 })}
                disabled={isBusy}
                onClick={() => remove(keyOf(photo.url))}
                className="absolute top-1 right-1 bg-sheet"
              >
                <Icon name="x" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {photos.length < MAX_PHOTOS && (
        <label className={`mt-4 ${buttonClass("secondary")} focus-within:outline-2 focus-within:outline-offset-2`}>
          {t(sending.isPending ? texts.addingPhoto : texts.addPhoto)}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            disabled={isBusy}
            onChange={add}
            className="sr-only"
          />
        </label>
      )}
      {sending.isPending && <Progress percent={percent} />}
      <p role="status" className="sr-only">
        {sending.isPending && t(texts.addingPhoto)}
        {sending.isSuccess && t(texts.photoAdded)}
      </p>
      {error && (
        <p role="alert" className="mt-3">
          {error.message || t(texts.photoFailed)}
        </p>
      )}
    </section>
  )
}

/** Shows how much of a photo is sent. Then the server makes it ready, which takes an unknown time. */
function Progress({ percent }: { percent: number }) {
  const t = useTranslate()
  return (
    <div className="mt-3 grid max-w-xs gap-1">
      <progress max={100} value={percent} aria-label={t(texts.addingPhoto)} className="bar" />
      <p aria-hidden="true" className="text-sm text-soft">
        {percent >= 100 ? t(texts.preparingPhoto) : `${percent} %`}
      </p>
    </div>
  )
}

const keyOf = (url: string) => url.split("/")[3] ?? ""
