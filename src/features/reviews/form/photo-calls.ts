import { guestHeaders } from "#features/bookings/guest-tokens.ts"
import type { ReviewTask } from "#features/reviews/review.ts"
import type { Language } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { fetchAnswer } from "#lib/api/request.ts"
import { buildProofQuery, type Proof } from "./queries.ts"

/** Larger than any rendition that the page shows. */
const SENT_SIDE = 2000
const SENT_QUALITY = 0.85

/** Sends a photo, smaller than the camera's. @throws ApiError with the server's text, if there is one */
export async function sendPhoto(proof: Proof, file: File, language: Language): Promise<ReviewTask> {
  const body = new FormData()
  body.append("image", await shrink(file), "photo")
  return call("POST", `/photos?${buildProofQuery(proof)}`, language, body)
}

/** @throws ApiError */
export function deletePhoto(proof: Proof, key: string, language: Language): Promise<ReviewTask> {
  return call("DELETE", `/photos/${key}?${buildProofQuery(proof)}`, language)
}

async function call(method: string, path: string, language: Language, body: FormData | null = null) {
  const headers = { "accept-language": language, ...guestHeaders() }
  const response = await fetchAnswer(`/api/reviews/own${path}`, { method, body, headers })
  const answer = await response?.json().catch(() => undefined)
  if (response?.ok && answer) return answer.data as ReviewTask
  throw new ApiError(response?.status ?? 0, answer?.code ?? "NO_ANSWER", messageOf(answer))
}

const messageOf = (answer: { message?: string; errors?: { message: string }[] } | undefined) =>
  answer?.errors?.[0]?.message ?? answer?.message ?? ""

/** Returns the photo as a smaller JPEG, or as it is if this browser can't read it. */
async function shrink(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, SENT_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement("canvas")
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await new Promise<Blob | null>((take) => canvas.toBlob(take, "image/jpeg", SENT_QUALITY))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
