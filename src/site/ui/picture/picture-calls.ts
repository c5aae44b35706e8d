import { guestHeaders } from "#domain/bookings/guest-tokens.ts"
import type { Language } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { fetchAnswer } from "#lib/api/request.ts"
import { sendFile } from "#lib/api/send-file.ts"

/** Larger than any rendition that a page shows. */
const SENT_SIDE = 2000
const SENT_QUALITY = 0.85

/** Sends a guest's picture, smaller than the camera's. @throws ApiError with the server's text, if there is one */
export async function sendPicture<Data>(
  path: string,
  file: File,
  language: Language,
  onProgress: (percent: number) => void,
): Promise<Data> {
  const form = new FormData()
  form.append("image", await shrink(file), "photo")
  const answer = await sendFile<Answer<Data>>(path, form, { headers: headersIn(language), onProgress })
  return dataIn(answer?.status, answer?.body)
}

/** @throws ApiError */
export async function deletePicture<Data>(path: string, language: Language): Promise<Data> {
  const response = await fetchAnswer(`/api${path}`, { method: "DELETE", headers: headersIn(language) })
  return dataIn(response?.status, await response?.json().catch(() => undefined))
}

const headersIn = (language: Language) => ({ "accept-language": language, ...guestHeaders() })

type Answer<Data> = { data?: Data; code?: string; message?: string; errors?: { message: string }[] } | undefined

function dataIn<Data>(status = 0, answer: Answer<Data>): Data {
  if (status >= 200 && status < 300 && answer?.data) return answer.data
  throw new ApiError(status, answer?.code ?? "NO_ANSWER", messageOf(answer))
}

const messageOf = (answer: Answer<unknown>) => answer?.errors?.[0]?.message ?? answer?.message ?? ""

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
