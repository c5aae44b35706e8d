import { useEffect, useState } from "react"

/** Returns whether flag emoji can be shown, which Windows lacks. False until hydration. */
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
