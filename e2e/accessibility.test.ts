import { axeFindsNothing } from "./axe.ts"

axeFindsNothing("on any screen")
