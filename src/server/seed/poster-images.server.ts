import type { Image } from "#features/tours/tour.ts"

/** The picture of a drawn scene ('ha-long/dawn') as content refers to it. */
export function posterImage(scene: string): Image {
  const key = scene.replace("/", "-")
  return { url: `/media/posters/${key}/16x9-1440.webp`, alt: { en: scene, vi: scene }, width: 1440, height: 810, color: "#9FB8AE" }
}
