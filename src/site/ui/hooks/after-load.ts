import { useEffect, useState } from "react"

export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = () => setLoaded(true)
    if (document.readyState === "complete") return done()
    window.addEventListener("load", done)
    return () => window.removeEventListener("load", done)
  }, [])
  return loaded
}
