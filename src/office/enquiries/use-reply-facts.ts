import { useGetIdentity } from "react-admin"
import type { Enquiry } from "#domain/enquiries/enquiry.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import type { ReplyFacts } from "./fill-reply.ts"

/** Returns what saved replies are filled with, once it is there: the guest, the tour, the company and who answers. */
export function useReplyFacts({ name, tour }: Enquiry): ReplyFacts | undefined {
  const { identity } = useGetIdentity()
  const { data: settings } = useApi<Settings>("/settings")
  return settings && identity && { name, tour, company: settings.companyName, staff: identity.fullName ?? "" }
}
