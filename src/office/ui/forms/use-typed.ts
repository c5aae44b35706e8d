import { useWatch } from "react-hook-form"
import type { Typed } from "./use-saving.ts"

/** Returns the current values of the surrounding form. */
export const useTyped = <Values>() => useWatch() as Typed<Values>
