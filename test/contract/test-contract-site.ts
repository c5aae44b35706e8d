import { after } from "node:test"
import { type ContractSite, openContractSite, type Samples } from "./contract-site.ts"
import { makeSamples } from "./samples.ts"

export async function openTestContractSite(): Promise<{ site: ContractSite; samples: Samples }> {
  const site = await openContractSite()
  after(() => site.close())
  return { site, samples: await makeSamples(site) }
}
