import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { complaintDeadlines, registrationLine } from "./registration.ts"
import { DEFAULT_SETTINGS } from "./settings.ts"

const registered = {
  ...DEFAULT_SETTINGS,
  legalName: "Công ty TNHH Du lịch Sông Xanh",
  enterpriseNumber: "0101234567",
  enterpriseIssuedOn: "2020-01-05",
  enterpriseIssuedBy: "Sở Kế hoạch và Đầu tư Hà Nội",
  taxCode: "0101234567",
  legalRepresentative: "Trần Thị Hoa",
  licenceNumber: "01-123/2024/TCDL-GP LHQT",
  licenceIssuedOn: "2024-03-12",
}

describe("registrationLine", () => {
  it("states the registration in either language", () => {
    assert.equal(
      registrationLine(registered, "vi"),
      "Doanh nghiệp: Công ty TNHH Du lịch Sông Xanh · Mã số doanh nghiệp: 0101234567, cấp ngày 5/1/2020, nơi cấp: Sở Kế hoạch và Đầu tư Hà Nội · Mã số thuế: 0101234567 · Người đại diện theo pháp luật: Trần Thị Hoa · Giấy phép lữ hành quốc tế: 01-123/2024/TCDL-GP LHQT, cấp ngày 12/3/2024",
    )
    assert.equal(
      registrationLine({ ...registered, licenceKind: "domestic" }, "en"),
      "Company: Công ty TNHH Du lịch Sông Xanh · Enterprise number: 0101234567, issued on 5 January 2020 by Sở Kế hoạch và Đầu tư Hà Nội · Tax code: 0101234567 · Legal representative: Trần Thị Hoa · Domestic travel licence: 01-123/2024/TCDL-GP LHQT, issued on 12 March 2024",
    )
  })

  it("leaves out what is not stated", () => {
    assert.equal(registrationLine(DEFAULT_SETTINGS, "en"), "")
    const dated = { ...DEFAULT_SETTINGS, licenceIssuedOn: "2024-03-12", enterpriseIssuedBy: "Hà Nội" }
    assert.equal(registrationLine(dated, "vi"), "")
    const issuedBy = { ...DEFAULT_SETTINGS, enterpriseNumber: "0101234567", enterpriseIssuedBy: "Hanoi" }
    assert.equal(registrationLine(issuedBy, "en"), "Enterprise number: 0101234567, issued by Hanoi")
  })
})

describe("complaintDeadlines", () => {
  it("counts days in either language", () => {
    const soon = { ...DEFAULT_SETTINGS, complaintAnswerDays: 1, complaintSettleDays: 15 }
    assert.equal(complaintDeadlines(soon, "en"), "We answer within 1 working day and settle complaints within 15 days.")
    assert.equal(
      complaintDeadlines(soon, "vi"),
      "Chúng tôi phản hồi trong 1 ngày làm việc và giải quyết trong 15 ngày.",
    )
  })
})
