import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { assignmentMessages } from "./messages.ts"

export const assignments: StaffSlice = { messages: { assignments: assignmentMessages } }
