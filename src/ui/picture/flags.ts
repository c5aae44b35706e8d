import { useEffect, useState } from "react"

/**
 * Whether flags can be written here: they are pairs of letters that a font draws as one sign. Windows has none that does,
 * and where there is no font at all two boxes would stand in their place. False until the page is alive.
 */
export function useFlags(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => setHas(drawsFlags()), [])
  return has
}

function drawsFlags(): boolean {
  const canvas = document.createElement("canvas").getContext("2d")
  if (!canvas) return false
  const widthOf = (text: string) => canvas.measureText(text).width
  return widthOf("\u{1F1FB}\u{1F1F3}") < 0.8 * (widthOf("\u{1F1FB}") + widthOf("\u{1F1F3}"))
}
