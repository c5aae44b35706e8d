import { useId } from "react"
import { MAX_PHOTOS, type OwnReview, type ReviewTask } from "#domain/reviews/review.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { deletePicture, sendPicture } from "#site/ui/picture/picture-calls.ts"
import { PictureInput } from "#site/ui/picture/picture-input.tsx"
import { usePictures } from "#site/ui/picture/use-pictures.ts"
import { screenMessages as texts } from "./messages.ts"
import { buildProofQuery, type Proof } from "./queries.ts"

type Props = { review: OwnReview; proof: Proof; onChange: (task: ReviewTask) => void }

const WORDS = {
  add: texts.addPhoto,
  adding: texts.addingPhoto,
  preparing: texts.preparingPhoto,
  added: texts.photoAdded,
  failed: texts.photoFailed,
}

/** Adds photos to a review that is stored, so that a failing upload loses no word of it. */
export function ReviewPhotos({ review: { photos }, proof, onChange }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const query = buildProofQuery(proof)
  const pictures = usePictures<ReviewTask>({
    send: (file, onProgress) => sendPicture(`/reviews/own/photos?${query}`, file, language, onProgress),
    remove: (key) => deletePicture(`/reviews/own/photos/${key}?${query}`, language),
    onChange,
    room: MAX_PHOTOS - photos.length,
  })
  return (
    <section aria-labelledby={id} className="mt-8" aria-busy={pictures.isBusy}>
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
                disabled={pictures.isBusy}
                onClick={() => pictures.remove(keyOf(photo.url))}
                className="absolute top-1 right-1 bg-sheet"
              >
                <Icon name="x" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <PictureInput pictures={pictures} hasRoom={photos.length < MAX_PHOTOS} words={WORDS} />
    </section>
  )
}

const keyOf = (url: string) => url.split("/")[3] ?? ""
