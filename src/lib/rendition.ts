export type Crop = "16x9" | "4x3" | "4x5"
/** Widths in pixels that the server renders. */
export const RENDITION_WIDTHS = [190, 390, 640, 960, 1440] as const
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number]
/** Where the subject of a picture is, in percent from its left and top edge. */
export type Focus = { x: number; y: number }
type Cropped = { url: string; width?: number; height?: number; focus?: Focus | undefined }

export const RATIOS = { "16x9": [16, 9], "4x3": [4, 3], "4x5": [4, 5] } as const satisfies Record<
  Crop,
  [number, number]
>

/** Returns the address of a picture in a crop and width, cut so that its focus stays in view. */
export function renditionUrl(image: Cropped, crop: Crop, width: RenditionWidth, format: "avif" | "webp"): string {
  const folder = image.url.slice(0, image.url.lastIndexOf("/"))
  return `${folder}/${crop}-${width}${cutOf(image, crop)}.${format}`
}

/** The server cuts at steps of 10 %. In the middle there is nothing to say. */
function cutOf({ width = 0, height = 0, focus }: Cropped, crop: Crop): string {
  if (!focus) return ""
  const [across, down] = RATIOS[crop]
  const at = Math.round((width * down > height * across ? focus.x : focus.y) / 10) * 10
  return at === 50 ? "" : `-at${at}`
}

/** Returns CSS that keeps the focus in view where the box has other proportions than the crop. */
export function objectPosition(focus: Focus | undefined): string | undefined {
  return focus && `${focus.x}% ${focus.y}%`
}

/** Returns the address of a whole picture, uncropped. */
export function wholeUrl(image: Cropped, width: RenditionWidth): string {
  return `${image.url.slice(0, image.url.lastIndexOf("/"))}/full-${width}.webp`
}
