import { useLocation, useNavigate } from "react-admin"
import { CALENDARS, type Calendar } from "#domain/figures/figures.schema.ts"
import { MEASURES, type Measure } from "#domain/figures/figures.ts"
import { type Period, presetPeriod } from "#domain/figures/period.ts"
import { hanoiDate, isCalendarDate } from "#lib/today.ts"
import { query } from "#office/frame/data-provider.ts"

export type Choices = Period & { by: Calendar; measure: Measure }

/** Returns what is shown, as the address says: a copied link shows the same. Default: this month, by request. */
export function useChoices() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search)
  const today = presetPeriod("thisMonth", hanoiDate())
  const day = (name: "from" | "to") => {
    const value = given.get(name) ?? ""
    return isCalendarDate(value) ? value : today[name]
  }
  const choices: Choices = {
    from: day("from"),
    to: day("to"),
    by: CALENDARS.find((one) => one === given.get("by")) ?? "request",
    measure: MEASURES.find((one) => one === given.get("measure")) ?? "value",
  }
  const change = (changed: Partial<Choices>) => navigate(addressOf({ ...choices, ...changed }))
  return { choices, change }
}

/** Returns the address that shows these choices, at one of the tables. */
export const addressOf = (choices: Choices, table?: string): string =>
  `/staff/figures${query(choices)}${table ? `#${table}` : ""}`
