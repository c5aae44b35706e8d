import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
import { COLUMN_NAMES, type ColumnName, DATE_FORMATS, DECIMALS, DELIMITERS } from "./bank-statement.ts"

// Errors are keys of messages.ts.

const MAX_COLUMN = 59
const MAX_HEADER = 100

const column = z.optional(
  z.nullable(z.int("columnInvalid").check(z.gte(0, "columnInvalid"), z.lte(MAX_COLUMN, "columnInvalid"))),
)
type Chosen = Partial<Record<ColumnName, number | null | undefined>>
const isChosen = (name: ColumnName) => (columns: Chosen) => columns[name] != null
const hasAmounts = ({ amount, amountIn, amountOut }: Chosen) =>
  amount == null ? amountIn != null || amountOut != null : amountIn == null && amountOut == null
const isOnce = (columns: Chosen) => {
  const chosen = COLUMN_NAMES.map((name) => columns[name]).filter((nth) => nth != null)
  return new Set(chosen).size === chosen.length
}

/** Where a statement has what: `header` is the number of its header row, all others count from 0. */
export const columns = z
  .strictObject(
    {
      header: z.int("headerInvalid").check(z.gte(1, "headerInvalid"), z.lte(MAX_HEADER, "headerInvalid")),
      date: column,
      amount: column,
      amountIn: column,
      amountOut: column,
      content: column,
      reference: column,
      balance: column,
      /** What stands before the decimals: 1.290.000,00 or 1,290,000.00. */
      decimal: z.enum(DECIMALS, "decimalInvalid"),
      dateFormat: z.enum(DATE_FORMATS, "dateFormatInvalid"),
    },
    { error: fieldsError("columnsRequired") },
  )
  .check(
    z.refine(isChosen("date"), { error: "dateColumnRequired", path: ["date"] }),
    z.refine(isChosen("content"), { error: "contentColumnRequired", path: ["content"] }),
    z.refine(hasAmounts, { error: "amountColumnRequired", path: ["amount"] }),
    z.refine(isOnce, { error: "columnTwice", path: ["columns"] }),
  )

export const separation = z.object({ delimiter: z.optional(z.enum(DELIMITERS, "delimiterInvalid")) })

export type Columns = z.infer<typeof columns>
