import type { StaffSlice } from "#staff/staff-slice.ts"
import { catalogueMessages } from "./messages.ts"

export const catalogue: StaffSlice = { messages: { catalogue: catalogueMessages } }
