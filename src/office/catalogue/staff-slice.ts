import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { catalogueMessages } from "./messages.ts"
import { paymentPlanFields } from "./payment-plan-messages.ts"

export const catalogue: StaffSlice = { messages: { catalogue: catalogueMessages }, fields: paymentPlanFields }
