import { useWatch } from "react-hook-form"
import type { Typed } from "./use-saving.ts"

/** Returns what the form around it holds at the moment. */
export const useTyped = <Values>() => useWatch() as Typed<Values>
