import { checkForeignIds, checkRoles } from "../contract/access.ts"
import { ENDPOINTS, openContractSite } from "../contract/contract-site.ts"
import { makeSamples } from "../contract/samples.ts"

export type AccessOptions = { ids: number; say: (line: string) => void }

/** Checks that every endpoint admits the specified roles only, and answers alike for foreign and unknown bookings. */
export async function proveAccess({ ids, say }: AccessOptions): Promise<void> {
  const site = await openContractSite()
  try {
    const asked = await checkRoles(site, await makeSamples(site))
    say(`${ENDPOINTS.length} endpoints × ${asked / ENDPOINTS.length} callers: ${asked} answers, 0 wrong`)
    const foreign = await checkForeignIds(site, ids)
    say(`${ids} foreign ids × ${foreign / ids} calls: ${foreign} answers, all 404, one body for each call`)
  } finally {
    await site.close()
  }
}
