import { useGetIdentity } from "react-admin"
import type { Enquiry } from "#domain/enquiries/enquiry.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import type { ReplyFacts } from "./fill-reply.ts"

/** Returns what saved replies are filled with: the guest, the tour, the company and who answers. */
export function useReplyFacts({ name, tour }: Enquiry): ReplyFacts {
  const { identity } = useGetIdentity()
  const { data: settings } = useApi<Settings>("/settings")
  return { name, tour, company: settings?.companyName ?? { en: "Ghé" }, staff: identity?.fullName ?? "" }
}
