interface AppConfig {
  /** Origin of the API gateway; empty when the BFF is served on the portal's own origin. */
  apiGatewayUrl: string;
  /** Path in front of every call, `/bff`. */
  bffPath: string;
  /** Sent instead of a token with `mockedLogin`. */
  bffSubscriptionKey: string;
  /** Sign-in is installed only if domain and client id are both set. */
  loginProviderDomain: string;
  /** The portal as the identity provider knows it. */
  loginClientId: string;
  /** The BFF as the identity provider knows it. */
  loginAudience: string;
  /** What the sign-in asks for. */
  loginScope: string;
  /** Binds the tokens to a key that cannot leave the browser (RFC 9449). `false` for a provider that refuses the header. */
  loginDpop: boolean;
  /** The public page for a failed sign-in. Other pages would start the sign-in again. Without it the sign-in shows the error. */
  loginErrorPath: string;
  /** No sign-in: every visitor is the persona, and the BFF's subscription key replaces the token. For trying only. */
  mockedLogin: boolean;
  /** Needed by `mockedLogin`: the BFF answers with invented data. */
  mockedCustomerData: boolean;
  /** The invented customer, such as `anna`. */
  mockPersonaName: string;
  /** Origins and app schemes that customers may come from and return to. */
  referringTouchpoints: string[];
  /** Origins of `npm run dev` that may override a remote in one browser tab. Production leaves it out, which makes that impossible. */
  overrideOrigins: string[];
  /** Remotes whose tabs this installation does not show. */
  disabledTabs: string[];
  /** Id of the OneTrust domain script. Without it the portal asks for consent itself. */
  cookieConsentDomain: string;
  /** URL of the consent script, if not on OneTrust's own CDN. */
  cookieConsentScriptUrl: string;
  /** The container of the statistics. Empty for an installation without them. */
  tagManagerId: string;
  /** `gtm_auth=…&gtm_preview=env-…`, as the tag manager shows it. Empty means the live environment. */
  tagManagerEnvironment: string;
  /** URL of the container, if not on Google's own CDN. */
  tagManagerScriptUrl: string;
  /** Where errors and times of pages are reported. Empty for an installation without monitoring. */
  monitoringConnectionString: string;
  /** Also counts browsers driven by a program, for tests of the statistics. */
  trackAutomatedRunner: boolean;
  contractManagementUrl100: string;
  contractManagementUrl200: string;
  contractManagementUrl500: string;
  portalUrl100: string;
  portalUrl200: string;
  portalUrl500: string;
}
/** Every call of the BFF by its name. */
interface BffCalls {
  addEmailAddress: {
    body: {
      /** Contracts whose mail goes to this address from now on. */
      contracts: string[];
      /** Whether it is also used for advertising and questions. */
      contact: boolean;
      seen?: {
        [key: string]: string | null;
      } | undefined;
      /** The id of an unconfirmed address that this one replaces. */
      corrects?: string | undefined;
      value: string;
    };
    query: undefined;
    response: {
      /** Null if every contract refused it, or if the address is unused now. */
      item: {
        id: string;
        version: number;
        value: string;
        /** Ids of the contracts that use this address. */
        contracts: string[];
        changedAt: string | null;
      } | null;
      results: {
        contractId: string;
        outcome: "failed" | "success";
        /** Present if it failed. */
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
      /** Present if the change waits for the link in the mail to the address. */
      pending?: {
        id: string;
        version: number;
        value: string;
        /** Ids of the contracts that will use it. */
        contracts: string[];
        /** Whether it will also be used for advertising and questions. */
        contact: boolean;
        /** The id of the address that it replaces, if any. */
        replaces?: string | undefined;
        /** Whether its link has expired, so that another mail is needed. */
        isLinkExpired: boolean;
      } | undefined;
    };
  };
  addPhoneNumber: {
    body: {
      value: string;
      /** A contract may have several numbers. */
      contracts: string[];
      contact: boolean;
    };
    query: undefined;
    response: {
      item: {
        id: string;
        version: number;
        /** E.164, `+49711123456`. */
        value: string;
        /** Grouped by area code, `+49 711 123456`. Left out by an older BFF. */
        display?: string | undefined;
        contracts: string[];
        changedAt: string | null;
      } | null;
      results: {
        contractId: string;
        outcome: "failed" | "success";
        /** Present if it failed. */
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  changeAdvertisingPermissions: {
    body: {
      wordingVersion: "2023-11-01" | "2026-11-01" | "2026-11-27";
      channels: {
        email: boolean;
        phone: boolean;
        sms: boolean;
      };
      /** Topics that are not named stay unchanged. */
      topics: {
        'customer-benefit-programs'?: boolean | undefined;
        'electrical-appliances'?: boolean | undefined;
        electricity?: boolean | undefined;
        emobility?: boolean | undefined;
        'energy-related-services'?: boolean | undefined;
        'energy-storage'?: boolean | undefined;
        gas?: boolean | undefined;
        'heat-supply-and-heating'?: boolean | undefined;
        insurances?: boolean | undefined;
        'meter-operation'?: boolean | undefined;
        'participation-models'?: boolean | undefined;
        photovoltaic?: boolean | undefined;
        'solar-systems'?: boolean | undefined;
        streaming?: boolean | undefined;
        telecommunications?: boolean | undefined;
      };
      googleCustomerMatch: boolean;
      offers: boolean;
    };
    query: undefined;
    response: {
      version: number;
      changedAt: string | null;
      channels: {
        email: boolean;
        phone: boolean;
        sms: boolean;
      };
      /** Exactly the topics of the brand. */
      topics: {
        [key: string]: boolean;
      };
      googleCustomerMatch: boolean;
      offers: boolean;
    };
  };
  changeBirthDate: {
    body: {
      birthdate: string;
    };
    query: undefined;
    response: {
      version: number;
      name: string;
      /** Left out by an older BFF, as in a contract's number. */
      nameChangedAt?: string | null | undefined;
      birthday: string | null;
      birthdayChangedAt: string | null;
      /** Base64 of a JPEG or PNG. */
      avatarContent: string | null;
    };
  };
  changeEcoPermissions: {
    body: {
      wordingVersion: "2023-11-01" | "2026-11-01" | "2026-11-27";
      commercialDataSharing: boolean;
      consumptionDisplay: boolean;
      dataVisualization: boolean;
      offersNewEcoProvider: boolean;
    };
    query: undefined;
    response: {
      version: number;
      changedAt: string | null;
      commercialDataSharing: boolean;
      consumptionDisplay: boolean;
      dataVisualization: boolean;
      offersNewEcoProvider: boolean;
    };
  };
  changeEmailAddress: {
    body: {
      value: string;
      /** Contracts whose mail goes to this address from now on. */
      contracts: string[];
      /** Whether it is also used for advertising and questions. */
      contact: boolean;
      seen?: {
        [key: string]: string | null;
      } | undefined;
      /** The id of an unconfirmed address that this one replaces. */
      corrects?: string | undefined;
      id: string;
    };
    query: undefined;
    response: {
      /** Null if every contract refused it, or if the address is unused now. */
      item: {
        id: string;
        version: number;
        value: string;
        /** Ids of the contracts that use this address. */
        contracts: string[];
        changedAt: string | null;
      } | null;
      results: {
        contractId: string;
        outcome: "failed" | "success";
        /** Present if it failed. */
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
      /** Present if the change waits for the link in the mail to the address. */
      pending?: {
        id: string;
        version: number;
        value: string;
        /** Ids of the contracts that will use it. */
        contracts: string[];
        /** Whether it will also be used for advertising and questions. */
        contact: boolean;
        /** The id of the address that it replaces, if any. */
        replaces?: string | undefined;
        /** Whether its link has expired, so that another mail is needed. */
        isLinkExpired: boolean;
      } | undefined;
    };
  };
  changePhoneNumber: {
    body: {
      value: string;
      /** A contract may have several numbers. */
      contracts: string[];
      contact: boolean;
      id: string;
      /** Contracts from which the stored number is removed. All others that are not named keep it. */
      freed?: string[] | undefined;
    };
    query: undefined;
    response: {
      item: {
        id: string;
        version: number;
        /** E.164, `+49711123456`. */
        value: string;
        /** Grouped by area code, `+49 711 123456`. Left out by an older BFF. */
        display?: string | undefined;
        contracts: string[];
        changedAt: string | null;
      } | null;
      results: {
        contractId: string;
        outcome: "failed" | "success";
        /** Present if it failed. */
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  changePhonePin: {
    body: {
      pin: string;
    };
    query: undefined;
    response: {
      version: number;
      changedAt: string;
    };
  };
  changeTrackingPermissions: {
    body: {
      wordingVersion: "2023-11-01" | "2026-11-01" | "2026-11-27";
      profiling2: boolean;
      trackingProfiling: boolean;
    };
    query: undefined;
    response: {
      version: number;
      changedAt: string | null;
      profiling2: boolean;
      trackingProfiling: boolean;
    };
  };
  confirmAddress: {
    body: {
      token: string;
    };
    query: undefined;
    response: {
      result: "already-done" | "done" | "expired" | "postponed" | "refused" | "unknown";
      eMailAddress?: string | undefined;
      /** Display names of the contracts whose business systems refused it or did not respond. */
      failedContracts?: string[] | undefined;
      /** Whether a refused address is used for advertising and questions nevertheless. */
      contact?: boolean | undefined;
    };
  };
  confirmEmailReset: {
    body: {
      token: string;
    };
    query: undefined;
    response: {
      /** The mailbox whose link has not been opened yet; only with `waiting`. */
      missing?: "new" | "present" | undefined;
      /** If the present mailbox is missing: the change takes effect then without it. Left out before the mail to it was sent. */
      effectiveFrom?: string | undefined;
      result: "already-done" | "done" | "expired" | "in-use" | "unknown" | "waiting";
      /** The current sign-in address, or the new one of a change that waits, if the link was valid. */
      eMailAddress?: string | undefined;
      /** The case number of a report of foreign activity, for the customer service. */
      caseNumber?: string | undefined;
    };
  };
  createAdvertisingActivity: {
    body: {
      wordingVersion: "2023-11-01" | "2026-11-01" | "2026-11-27";
    };
    query: undefined;
    response: {
      activities: {
        id: string;
        /** A `ConsentName` such as `advertising.channel.email`; a later release may have more. */
        consent: string;
        given: boolean;
        at: string;
        wordingVersion: string;
        /** Where the customer decided; a later release may have more channels. */
        channel: string;
      }[];
    };
  };
  createEcoActivity: {
    body: {
      wordingVersion: "2023-11-01" | "2026-11-01" | "2026-11-27";
    };
    query: undefined;
    response: {
      activities: {
        id: string;
        /** A `ConsentName` such as `advertising.channel.email`; a later release may have more. */
        consent: string;
        given: boolean;
        at: string;
        wordingVersion: string;
        /** Where the customer decided; a later release may have more channels. */
        channel: string;
      }[];
    };
  };
  createTrackingActivity: {
    body: {
      wordingVersion: "2023-11-01" | "2026-11-01" | "2026-11-27";
    };
    query: undefined;
    response: {
      activities: {
        id: string;
        /** A `ConsentName` such as `advertising.channel.email`; a later release may have more. */
        consent: string;
        given: boolean;
        at: string;
        wordingVersion: string;
        /** Where the customer decided; a later release may have more channels. */
        channel: string;
      }[];
    };
  };
  deleteAccount: {
    body: undefined;
    query: {
      consents?: "withdraw" | undefined;
    };
    response: {
      status: "deleted" | "none" | "pending";
      requestedAt: string | null;
      deletedAt: string | null;
      /** Whether a consent with any brand could be withdrawn; left out after the request, and by an older BFF. */
      hasConsents?: boolean | undefined;
      /**
       * A deletion waits until then, because an earlier sign-in address can take the account back; left out if it need not wait,
       * and by an older BFF.
       */
      waitsUntil?: string | undefined;
    };
  };
  deleteUnlinkedAccount: {
    body: undefined;
    query: undefined;
    response: {
      result: "deleted" | "linked";
    };
  };
  describeMailLink: {
    body: {
      token: string;
    };
    query: undefined;
    response: {
      /** The mailbox whose link has not been opened yet; only with `waiting`. */
      missing?: "new" | "present" | undefined;
      /** If the present mailbox is missing: the change takes effect then without it. Left out before the mail to it was sent. */
      effectiveFrom?: string | undefined;
      state: "done" | "expired" | "open" | "unknown" | "waiting";
      /** The address that the link is about, masked: `a•••@post.example`. */
      address?: string | undefined;
    };
  };
  getAdvertisingPermissions: {
    body: undefined;
    query: undefined;
    response: {
      version: number;
      changedAt: string | null;
      channels: {
        email: boolean;
        phone: boolean;
        sms: boolean;
      };
      /** Exactly the topics of the brand. */
      topics: {
        [key: string]: boolean;
      };
      googleCustomerMatch: boolean;
      offers: boolean;
    };
  };
  getConsumption: {
    body: undefined;
    query: undefined;
    response: {
      contracts: {
        contractId: string;
        unit: "kWh" | "m3";
        /** The oldest first. Months without a measurement are left out. */
        months: {
          month: string;
          amount: number;
        }[];
      }[];
    };
  };
  getCustomerProfile: {
    body: undefined;
    query: undefined;
    response: CustomerProfile;
  };
  getDeletionStatus: {
    body: undefined;
    query: undefined;
    response: {
      status: "deleted" | "none" | "pending";
      requestedAt: string | null;
      deletedAt: string | null;
      /** Whether a consent with any brand could be withdrawn; left out after the request, and by an older BFF. */
      hasConsents?: boolean | undefined;
      /**
       * A deletion waits until then, because an earlier sign-in address can take the account back; left out if it need not wait,
       * and by an older BFF.
       */
      waitsUntil?: string | undefined;
    };
  };
  getDevices: {
    body: undefined;
    query: undefined;
    response: {
      devices: {
        browser?: string | undefined;
        system?: string | undefined;
        id: string;
        /** Whether it sent the call. */
        isCurrent: boolean;
        signedInAt: string;
        lastUsedAt: string;
        /** `phone`, `tablet` or `computer`; left out if unknown. A later release may have more. */
        kind?: string | undefined;
      }[];
    };
  };
  getEcoPermissions: {
    body: undefined;
    query: undefined;
    response: {
      version: number;
      changedAt: string | null;
      commercialDataSharing: boolean;
      consumptionDisplay: boolean;
      dataVisualization: boolean;
      offersNewEcoProvider: boolean;
    };
  };
  getLiveness: {
    body: undefined;
    query: undefined;
    response: {
      status: "failing" | "ok";
      /** The name of the failing part. */
      failing?: string | undefined;
    };
  };
  getMyData: {
    body: undefined;
    query: undefined;
    response: {
      createdAt: string;
      sections: {
        id: string;
        /** These four are German. */
        title: string;
        source: string;
        purpose: string;
        retention: string;
        records: {
          /** German, singular: „Vertrag“. */
          title: string;
          /** German, plural: „Verträge“. Left out by an older BFF. */
          titleOfMany?: string | undefined;
          fields: {
            /** For programs; never changes. */
            name: string;
            /** For customers, German. */
            label: string;
            /** `text`, `day`, `instant`, `flag`, `iban` or `data`; a later release may add more. */
            kind: string;
            value: unknown;
            /** German text of a value that is not readable itself. */
            words?: string | undefined;
          }[];
        }[];
        /** False while a system with more data is unavailable. */
        isComplete: boolean;
      }[];
      /** What is left out of the export, and why. German. */
      withheld: {
        what: string;
        why: string;
      }[];
    };
  };
  getPermissionsHistory: {
    body: undefined;
    query: undefined;
    response: {
      consents: {
        /** A `ConsentName`; a later release may have more. */
        consent: string;
        /** The current state, also without any change. */
        given: boolean;
        /** The newest first. */
        changes: {
          id: string;
          given: boolean;
          at: string;
          wordingVersion: string;
          channel: string;
        }[];
      }[];
      /** False if there are older changes than these. */
      isComplete: boolean;
    };
  };
  getPermissionsOverview: {
    body: undefined;
    query: undefined;
    response: {
      productConsent: {
        given: boolean;
        objectedAt: string | null;
      };
      advertising: {
        version: number;
        changedAt: string | null;
        channels: {
          email: boolean;
          phone: boolean;
          sms: boolean;
        };
        /** Exactly the topics of the brand. */
        topics: {
          [key: string]: boolean;
        };
        googleCustomerMatch: boolean;
        offers: boolean;
      };
      eco: {
        version: number;
        changedAt: string | null;
        commercialDataSharing: boolean;
        consumptionDisplay: boolean;
        dataVisualization: boolean;
        offersNewEcoProvider: boolean;
      };
      tracking: {
        version: number;
        changedAt: string | null;
        profiling2: boolean;
        trackingProfiling: boolean;
      };
    };
  };
  getPermissionsReceipt: {
    body: undefined;
    query: undefined;
    response: {
      issuedAt: string;
      brand: {
        tenantId: TenantId;
        name: string;
      };
      customer: {
        name: string;
        eMailAddress: string;
      };
      consents: {
        /** A `ConsentName`; a later release may have more. */
        consent: string;
        /** The current state, also without any change. */
        given: boolean;
        /** German. */
        title: string;
        changes: {
          id: string;
          given: boolean;
          at: string;
          wordingVersion: string;
          channel: string;
          /** The wording that the customer read; null if it is unknown. */
          wording: string | null;
        }[];
      }[];
      /** False if there are older changes than these. */
      isComplete: boolean;
    };
  };
  getPermissionsReceiptPdf: {
    body: undefined;
    query: undefined;
    response: Blob;
  };
  getPhonePin: {
    body: undefined;
    query: undefined;
    response: {
      /** Null before the first PIN. */
      pin: string | null;
      version: number;
      changedAt: string | null;
    };
  };
  getReadiness: {
    body: undefined;
    query: undefined;
    response: {
      status: "failing" | "ok";
      /** The name of the failing part. */
      failing?: string | undefined;
    };
  };
  getReportTicket: {
    body: undefined;
    query: undefined;
    response: {
      ticket: string;
    };
  };
  getSecurityEvents: {
    body: undefined;
    query: undefined;
    response: {
      events: {
        browser?: string | undefined;
        system?: string | undefined;
        id: string;
        /** A kind of `security-event-kinds.ts`; a later release may have more. */
        kind: string;
        at: string;
        /** The brand that it concerns; left out if it concerns the whole account. */
        tenantId?: "100" | "200" | "500" | undefined;
        /** Present while the change can be undone. */
        undo?: {
          changeId: string;
          until: string;
          parts: {
            id: string;
            contract?: {
              name: string;
              number: string;
            } | undefined;
            /** A `ConsentName`; a later release may have more. */
            consent?: string | undefined;
            restored: {
              birthdate?: string | null | undefined;
              emailAddresses?: string[] | undefined;
              phoneNumbers?: string[] | undefined;
              isPaperless?: boolean | undefined;
              given?: boolean | undefined;
            };
          }[];
        } | undefined;
      }[];
      /** False while the identity provider is unavailable: sign-ins and password changes are missing. */
      isComplete: boolean;
    };
  };
  getTrackingPermissions: {
    body: undefined;
    query: undefined;
    response: {
      version: number;
      changedAt: string | null;
      profiling2: boolean;
      trackingProfiling: boolean;
    };
  };
  getUnlinkedAccount: {
    body: undefined;
    query: undefined;
    response: {
      createdAt: string;
      sections: {
        id: string;
        /** These four are German. */
        title: string;
        source: string;
        purpose: string;
        retention: string;
        records: {
          /** German, singular: „Vertrag“. */
          title: string;
          /** German, plural: „Verträge“. Left out by an older BFF. */
          titleOfMany?: string | undefined;
          fields: {
            /** For programs; never changes. */
            name: string;
            /** For customers, German. */
            label: string;
            /** `text`, `day`, `instant`, `flag`, `iban` or `data`; a later release may add more. */
            kind: string;
            value: unknown;
            /** German text of a value that is not readable itself. */
            words?: string | undefined;
          }[];
        }[];
        /** False while a system with more data is unavailable. */
        isComplete: boolean;
      }[];
      /** What is left out of the export, and why. German. */
      withheld: {
        what: string;
        why: string;
      }[];
    };
  };
  getUserProfile: {
    body: undefined;
    query: undefined;
    response: UserProfile;
  };
  linkAccount: {
    body: {
      linkToken: string;
      /** The customer has seen the owner's name and wants the contracts. */
      isOwnerConfirmed?: boolean | undefined;
    };
    query: undefined;
    response: {
      /**
       * `unconfirmed`: the sign-in address must be confirmed first. `name-differs`: account and contracts have different names;
       * ask the customer and send `isOwnerConfirmed`. `brand-taken`: the account already has a customer number of this brand,
       * and only the service can help.
       */
      result: "already-linked" | "brand-taken" | "expired" | "linked" | "name-differs" | "unconfirmed" | "unknown";
      /** The brand of the invitation; left out for an unknown secret. */
      tenantId?: "100" | "200" | "500" | undefined;
      /** With `linked` and `name-differs`: the owner of the contracts, „Rosa Q.“ */
      owner?: string | undefined;
      /** With `unconfirmed`: the unconfirmed address. */
      eMailAddress?: string | undefined;
    };
  };
  objectToProductConsent: {
    body: undefined;
    query: undefined;
    response: {
      given: boolean;
      objectedAt: string | null;
    };
  };
  performEligibilityCheck: {
    body: {
      registrationCode: string;
    };
    query: undefined;
    response: {
      result: "account-exists" | "eligible" | "expired" | "locked" | "unknown";
      /** The brand of the invitation, if the code is known. */
      tenantId?: "100" | "200" | "500" | undefined;
      /** How an expired invitation can be renewed. */
      renewals: ("email" | "letter")[];
      /** With `eligible`: the attempts left for the postal code. */
      attemptsLeft?: number | undefined;
    };
  };
  performZipCodeValidation: {
    body: {
      registrationCode: string;
      zipCode: string;
    };
    query: undefined;
    response: {
      result: "confirmed" | "expired" | "locked" | "unknown" | "used" | "wrong";
      attemptsLeft: number;
      /** With `confirmed`: the secret for `linkAccount`, valid for half an hour or until one for this code is used. */
      linkToken?: string | undefined;
      /** With `confirmed`: the customer's address at the brand, to prefill the form; null if the brand has none. */
      eMailAddress?: string | null | undefined;
    };
  };
  processByRegistrationCode: {
    body: {
      registrationCode: string;
    };
    query: undefined;
    response: {
      state: "expired" | "locked" | "unknown" | "used" | "valid";
    };
  };
  recordCookieAnswer: {
    body: {
      wordingVersion: "2023-11-01" | "2026-11-01" | "2026-11-27";
      given: boolean;
      /** By the clock of the browser. */
      answeredAt: string;
    };
    query: undefined;
    response: {
      activities: {
        id: string;
        /** A `ConsentName` such as `advertising.channel.email`; a later release may have more. */
        consent: string;
        given: boolean;
        at: string;
        wordingVersion: string;
        /** Where the customer decided; a later release may have more channels. */
        channel: string;
      }[];
    };
  };
  recordPhonePinSeen: {
    body: undefined;
    query: undefined;
    response: object;
  };
  removeEmailAddress: {
    body: undefined;
    query: {
      id: string;
    };
    response: {
      id: string;
    };
  };
  removePhoneNumber: {
    body: undefined;
    query: {
      id: string;
    };
    response: {
      results: {
        id: string;
        contractId?: string | undefined;
        outcome: "failed" | "success";
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  replaceContactPhoneNumbers: {
    body: {
      value: string;
      items: {
        id: string;
        version: number;
      }[];
    };
    query: undefined;
    response: {
      results: {
        id: string;
        contractId?: string | undefined;
        outcome: "failed" | "success";
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  replaceContractPhoneNumbers: {
    body: {
      value: string;
      items: {
        id: string;
        version: number;
        contracts: string[];
      }[];
    };
    query: undefined;
    response: {
      results: {
        id: string;
        contractId?: string | undefined;
        outcome: "failed" | "success";
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  reportActivity: {
    body: {
      kind: "account-created" | "account-linked" | "account-secured" | "birth-date-changed" | "change-undone" | "consents-changed" | "device-signed-out" | "email-addresses-changed" | "email-change-requested" | "email-change-undone" | "email-changed" | "letters-by-email" | "letters-on-paper" | "other-devices-signed-out" | "password-changed" | "password-reset-requested" | "phone-numbers-changed" | "phone-pin-changed" | "phone-pin-reset" | "phone-pin-shown" | "sign-in" | "sign-in-blocked";
    };
    query: undefined;
    response: {
      /** Seconds until the customer may request it again. */
      resendAfter: number;
    };
  };
  reportReleases: {
    body: {
      reports: {
        app: string;
        release: string;
        outcome: "failed";
        reason: "load" | "throw" | "timeout";
      } | {
        app: string;
        release: string;
        outcome: "loaded";
      }[];
      ticket?: string | undefined;
    };
    query: undefined;
    response: object;
  };
  requestAddressConfirmation: {
    body: undefined;
    query: undefined;
    response: {
      /** Seconds until the customer may request it again. */
      resendAfter: number;
    };
  };
  requestEmailReset: {
    body: {
      eMailAddress: string;
    };
    query: undefined;
    response: {
      /** Seconds until the customer may request it again. */
      resendAfter: number;
    };
  };
  requestPasswordReset: {
    body: undefined;
    query: undefined;
    response: {
      /** Seconds until the customer may request it again. */
      resendAfter: number;
    };
  };
  resetPhonePin: {
    body: undefined;
    query: undefined;
    response: {
      version: number;
      changedAt: string;
    };
  };
  restartLetterProcess: {
    body: {
      registrationCode: string;
    };
    query: undefined;
    response: {
      /** Working days until the letter arrives, from and to. */
      workingDays: [number, number];
    };
  };
  restartProcessWithEmail: {
    body: {
      registrationCode: string;
      eMailAddress: string;
    };
    query: undefined;
    response: {
      /** Seconds until the customer may request it again. */
      resendAfter: number;
    };
  };
  secureAccount: {
    body: {
      token: string;
    };
    query: undefined;
    response: {
      /** The mailbox whose link has not been opened yet; only with `waiting`. */
      missing?: "new" | "present" | undefined;
      /** If the present mailbox is missing: the change takes effect then without it. Left out before the mail to it was sent. */
      effectiveFrom?: string | undefined;
      result: "already-done" | "done" | "expired" | "in-use" | "unknown" | "waiting";
      /** The current sign-in address, or the new one of a change that waits, if the link was valid. */
      eMailAddress?: string | undefined;
      /** The case number of a report of foreign activity, for the customer service. */
      caseNumber?: string | undefined;
    };
  };
  signOutDevice: {
    body: undefined;
    query: {
      id: string;
    };
    response: {
      /** The number of devices that this call signed out. */
      signedOut: number;
    };
  };
  signOutOtherDevices: {
    body: undefined;
    query: undefined;
    response: {
      /** The number of devices that this call signed out. */
      signedOut: number;
    };
  };
  undoChange: {
    body: {
      id: string;
      /** All that can be undone if it is left out. */
      parts?: string[] | undefined;
    };
    query: undefined;
    response: {
      results: {
        id: string;
        contractId?: string | undefined;
        outcome: "failed" | "success";
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  undoEmailReset: {
    body: {
      token: string;
    };
    query: undefined;
    response: {
      /** The mailbox whose link has not been opened yet; only with `waiting`. */
      missing?: "new" | "present" | undefined;
      /** If the present mailbox is missing: the change takes effect then without it. Left out before the mail to it was sent. */
      effectiveFrom?: string | undefined;
      result: "already-done" | "done" | "expired" | "in-use" | "unknown" | "waiting";
      /** The current sign-in address, or the new one of a change that waits, if the link was valid. */
      eMailAddress?: string | undefined;
      /** The case number of a report of foreign activity, for the customer service. */
      caseNumber?: string | undefined;
    };
  };
  undoLinking: {
    body: {
      token: string;
    };
    query: undefined;
    response: {
      /** The mailbox whose link has not been opened yet; only with `waiting`. */
      missing?: "new" | "present" | undefined;
      /** If the present mailbox is missing: the change takes effect then without it. Left out before the mail to it was sent. */
      effectiveFrom?: string | undefined;
      result: "already-done" | "done" | "expired" | "in-use" | "unknown" | "waiting";
      /** The current sign-in address, or the new one of a change that waits, if the link was valid. */
      eMailAddress?: string | undefined;
      /** The case number of a report of foreign activity, for the customer service. */
      caseNumber?: string | undefined;
    };
  };
  useEmailForContracts: {
    body: {
      email: string;
      contractIds: string[];
      seen?: {
        [key: string]: string | null;
      } | undefined;
    };
    query: undefined;
    response: {
      results: {
        contractId: string;
        outcome: "failed" | "success";
        /** Present if it failed. */
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  usePaperForContracts: {
    body: {
      contractIds: string[];
    };
    query: undefined;
    response: {
      results: {
        contractId: string;
        outcome: "failed" | "success";
        /** Present if it failed. */
        reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
      }[];
    };
  };
  withdrawEmailReset: {
    body: undefined;
    query: undefined;
    response: object;
  };
}
type BusEvent = ProfileChanged | {
  type: "signed-out";
} | {
  type: "tenant.defined";
  tenantId: TenantId;
} | {
  type: "tenant.third-brand";
} | {
  type: "tenant.unknown";
};
/** The name of a call of the BFF. */
type CallName = "addEmailAddress" | "addPhoneNumber" | "changeAdvertisingPermissions" | "changeBirthDate" | "changeEcoPermissions" | "changeEmailAddress" | "changePhoneNumber" | "changePhonePin" | "changeTrackingPermissions" | "confirmAddress" | "confirmEmailReset" | "createAdvertisingActivity" | "createEcoActivity" | "createTrackingActivity" | "deleteAccount" | "deleteUnlinkedAccount" | "describeMailLink" | "getAdvertisingPermissions" | "getConsumption" | "getCustomerProfile" | "getDeletionStatus" | "getDevices" | "getEcoPermissions" | "getLiveness" | "getMyData" | "getPermissionsHistory" | "getPermissionsOverview" | "getPermissionsReceipt" | "getPermissionsReceiptPdf" | "getPhonePin" | "getReadiness" | "getReportTicket" | "getSecurityEvents" | "getTrackingPermissions" | "getUnlinkedAccount" | "getUserProfile" | "linkAccount" | "objectToProductConsent" | "performEligibilityCheck" | "performZipCodeValidation" | "processByRegistrationCode" | "recordCookieAnswer" | "recordPhonePinSeen" | "removeEmailAddress" | "removePhoneNumber" | "replaceContactPhoneNumbers" | "replaceContractPhoneNumbers" | "reportActivity" | "reportReleases" | "requestAddressConfirmation" | "requestEmailReset" | "requestPasswordReset" | "resetPhonePin" | "restartLetterProcess" | "restartProcessWithEmail" | "secureAccount" | "signOutDevice" | "signOutOtherDevices" | "undoChange" | "undoEmailReset" | "undoLinking" | "useEmailForContracts" | "usePaperForContracts" | "withdrawEmailReset";
interface Contract {
  contractId: string;
  tenantId: TenantId;
  contractNumber: string;
  numberChangedAt?: string | null | undefined;
  productName: string | null;
  businessArea: string | null;
  /** What it supplies; left out if the brand does not tell, and by an older BFF. */
  commodity?: "electricity" | "gas" | "heat" | undefined;
  tariff: string;
  /** May be in the future. */
  termStart: string;
  /** The last day; left out if the contract has no known end. */
  termEnd?: string | undefined;
  isPaperlessCommunication: boolean;
  paymentKind: "bank-direct-debit" | "credit-account" | "self-payment";
}
interface CustomerProfile {
  tenantId: TenantId;
  /** How many kinds of consent the customer has never decided on; left out by an older BFF. */
  undecidedConsents?: number | undefined;
  personalData: {
    version: number;
    name: string;
    /** Left out by an older BFF, as in a contract's number. */
    nameChangedAt?: string | null | undefined;
    birthday: string | null;
    birthdayChangedAt: string | null;
    /** Base64 of a JPEG or PNG. */
    avatarContent: string | null;
  };
  communicationChannelData: {
    emailCount: number;
    contactEmailAddresses: {
      id: string;
      version: number;
      value: string;
      /** Ids of the contracts that use this address. */
      contracts: string[];
      changedAt: string | null;
    }[];
    contractEmailAddresses: {
      id: string;
      version: number;
      value: string;
      /** Ids of the contracts that use this address. */
      contracts: string[];
      changedAt: string | null;
    }[];
    /** Left out by an older BFF. */
    pendingEmailAddresses?: {
      id: string;
      version: number;
      value: string;
      /** Ids of the contracts that will use it. */
      contracts: string[];
      /** Whether it will also be used for advertising and questions. */
      contact: boolean;
      /** The id of the address that it replaces, if any. */
      replaces?: string | undefined;
      /** Whether its link has expired, so that another mail is needed. */
      isLinkExpired: boolean;
    }[] | undefined;
    phoneNumberCount: number;
    contactPhoneNumbers: {
      id: string;
      version: number;
      /** E.164, `+49711123456`. */
      value: string;
      /** Grouped by area code, `+49 711 123456`. Left out by an older BFF. */
      display?: string | undefined;
      contracts: string[];
      changedAt: string | null;
    }[];
    contractPhoneNumbers: {
      id: string;
      version: number;
      /** E.164, `+49711123456`. */
      value: string;
      /** Grouped by area code, `+49 711 123456`. Left out by an older BFF. */
      display?: string | undefined;
      contracts: string[];
      changedAt: string | null;
    }[];
  };
  contractData: {
    contracts: Contract[];
    /** Contracts of this customer with the other brands. */
    otherContracts: Contract[];
  };
  paymentData: {
    selfPayments: {
      id: string;
      contracts: string[];
      changedAt: string | null;
    }[];
    contractBankAccounts: {
      id: string;
      contracts: string[];
      changedAt: string | null;
      account: {
        accountHolder: string;
        /** All but the first four and the last four characters are dots. */
        maskedIban: string;
        bankName: string;
      };
      mandate: {
        reference: string;
        creditorId: string;
        date: string;
      };
    }[];
    selfPaymentsWithBankAccount: {
      id: string;
      contracts: string[];
      changedAt: string | null;
      /** The account that credit is paid to. */
      account: {
        accountHolder: string;
        /** All but the first four and the last four characters are dots. */
        maskedIban: string;
        bankName: string;
      };
    }[];
  };
  addressData: {
    billingAddresses: {
      id: string;
      street: string;
      houseNumber: string;
      addition: string | null;
      postalCode: string;
      city: string;
      contracts: string[];
      changedAt: string | null;
      /** Read only: a delivery address changes by a move, the others through the service. */
      changeableBy: "relocation" | "service";
    }[];
    contactAddresses: {
      id: string;
      street: string;
      houseNumber: string;
      addition: string | null;
      postalCode: string;
      city: string;
      contracts: string[];
      changedAt: string | null;
      /** Read only: a delivery address changes by a move, the others through the service. */
      changeableBy: "relocation" | "service";
    }[];
    deliveryAddresses: {
      id: string;
      street: string;
      houseNumber: string;
      addition: string | null;
      postalCode: string;
      city: string;
      contracts: string[];
      changedAt: string | null;
      /** Read only: a delivery address changes by a move, the others through the service. */
      changeableBy: "relocation" | "service";
    }[];
  };
}
/** A checked declaration: the content of `remote.json`. */
interface DefinedRemote {
  /** The version of the Portal contract that the remote needs: that of this package. */
  needs: string;
  /** The path that it is mounted at. */
  basePath: string;
  /** Its visitors: signed-in customers, or the public. */
  access: "customer" | "public";
  /** The sentence below its name on the overview. It may depend on the number of contracts. */
  overview?: string | {
    none: string;
    one: string;
    other: string;
  } | undefined;
  slots: "overview-prompt"[];
  name: string;
  /** Left out for a remote that is reached by links only. */
  tab?: {
    label: string;
    /** For the bar at the bottom of a phone; the label if it is left out. */
    shortLabel?: string | undefined;
    /** The position among the tabs, ascending. Equal places are ordered by name. */
    place: number;
    icon: (["circle" | "ellipse" | "line" | "path" | "polygon" | "polyline" | "rect", {
      cx?: string | undefined;
      cy?: string | undefined;
      d?: string | undefined;
      fill?: string | undefined;
      height?: string | undefined;
      points?: string | undefined;
      r?: string | undefined;
      rx?: string | undefined;
      ry?: string | undefined;
      width?: string | undefined;
      x?: string | undefined;
      x1?: string | undefined;
      x2?: string | undefined;
      y?: string | undefined;
      y1?: string | undefined;
      y2?: string | undefined;
    }])[];
  } | undefined;
  /** The paths of its routes below the base path, as statistics count them: `/contract/:contractId`. */
  paths: string[];
  /** The calls of the BFF that it may make. A release from before they were declared has none, and may make every call. */
  calls?: string[] | undefined;
  /** The policies of Trusted Types that its framework makes. The page allows no others. */
  trustedTypes?: string[] | undefined;
  /** Whether a library makes styles at run time, in the container that `runtimeStyles` of the kit returns. */
  runtimeStyles?: true | undefined;
  /** The first reads of its routes besides the profiles. */
  reads?: FirstRead[] | undefined;
}
interface FirstRead {
  /** The paths of the routes, as in `paths`. */
  at: string[];
  /** The path of the call. */
  path: string;
  /** Whether the call takes the `Tenant` header. */
  tenant?: true | undefined;
}
interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  requestId: string;
  /** With `change-refused`: why the business system refused the change. */
  reason?: "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable" | undefined;
  /** With `too-many-requests`: seconds until the next try, as in the Retry-After header. */
  retryAfter?: number | undefined;
  /** One for each refused field: `path` is a JSON pointer into the body, `message` is for the customer. */
  errors?: {
    path: string;
    message: string;
  }[] | undefined;
}
type ProblemCode = "account-deleted" | "account-frozen" | "already-objected" | "business-system-timeout" | "call-not-allowed" | "change-refused" | "consent-missing" | "current-device" | "email-address-in-use" | "idempotency-key-reused" | "internal-error" | "invalid-request" | "item-in-use" | "method-not-allowed" | "not-found" | "payload-too-large" | "phone-pin-disabled" | "sign-in-too-old" | "stale-version" | "third-brand" | "too-many-requests" | "unauthenticated" | "unavailable" | "undo-expired" | "unknown-customer" | "unknown-tenant" | "unsupported-media-type" | "version-required";
interface ProfileChanged {
  type: "profile.changed";
  section: "addressData" | "communicationChannelData" | "contractData" | "paymentData" | "permissions" | "personalData";
}
type RefusalReason = "billing-in-progress" | "contract-terminating" | "identity-check-in-progress" | "relocation-in-progress" | "stale-version" | "system-timeout" | "system-unavailable";
/** What a remote of another repository declares. */
interface RemoteSource {
  /** The calls of the BFF that it makes. The client refuses others. */
  calls: CallName[];
  /** The path that it is mounted at. */
  basePath: string;
  /** Its visitors: signed-in customers, or the public. */
  access?: "customer" | "public" | undefined;
  /** The sentence below its name on the overview. It may depend on the number of contracts. */
  overview?: string | {
    none: string;
    one: string;
    other: string;
  } | undefined;
  slots?: "overview-prompt"[] | undefined;
  name: string;
  /** Left out for a remote that is reached by links only. */
  tab?: {
    label: string;
    /** For the bar at the bottom of a phone; the label if it is left out. */
    shortLabel?: string | undefined;
    /** The position among the tabs, ascending. Equal places are ordered by name. */
    place: number;
    icon: (["circle" | "ellipse" | "line" | "path" | "polygon" | "polyline" | "rect", {
      cx?: string | undefined;
      cy?: string | undefined;
      d?: string | undefined;
      fill?: string | undefined;
      height?: string | undefined;
      points?: string | undefined;
      r?: string | undefined;
      rx?: string | undefined;
      ry?: string | undefined;
      width?: string | undefined;
      x?: string | undefined;
      x1?: string | undefined;
      x2?: string | undefined;
      y?: string | undefined;
      y1?: string | undefined;
      y2?: string | undefined;
    }])[];
  } | undefined;
  /** The paths of its routes below the base path, as statistics count them: `/contract/:contractId`. */
  paths: string[];
  /** The policies of Trusted Types that its framework makes. The page allows no others. */
  trustedTypes?: string[] | undefined;
  /** Whether a library makes styles at run time, in the container that `runtimeStyles` of the kit returns. */
  runtimeStyles?: true | undefined;
  /** The first reads of its routes besides the profiles. */
  reads?: {
    /** The paths of the routes, as in `paths`. */
    at: string[];
    /** The path of the call. */
    path: string;
    /** Whether the call takes the `Tenant` header. */
    tenant?: true | undefined;
  }[] | undefined;
}
type TenantEvent = {
  type: "tenant.defined";
  tenantId: TenantId;
} | {
  type: "tenant.third-brand";
} | {
  type: "tenant.unknown";
};
type TenantId = "100" | "200" | "500";
type TrackedEvent = {
  type: "changePasswordRetry";
} | {
  type: "changePhoneNumber";
  isSucceeded: boolean;
} | {
  type: "changePin";
  isSucceeded: boolean;
} | {
  type: "logout";
} | {
  type: "permissionToggle";
  kind: "advertising" | "eco" | "tracking";
  isGiven: boolean;
} | {
  type: "switchToPaperlessContract";
  isSucceeded: boolean;
};
interface UserProfile {
  eMailAddress: string;
  /** Null if it was never changed; left out by an older BFF. */
  eMailAddressChangedAt?: string | null | undefined;
  /** The requested address that is not valid yet; left out by an older BFF. */
  pendingEMailAddress?: string | null | undefined;
  /** Left out without a requested address, and by an older BFF. */
  pendingEMailChange?: {
    /** Whether the new mailbox has confirmed it. */
    isConfirmed: boolean;
    /** Whether the present mailbox has agreed. */
    isAgreed: boolean;
    /** From then on the confirmation alone is enough; null until the mail to the present mailbox is sent. */
    effectiveFrom: string | null;
  } | undefined;
  lastPasswordResetDate: string | null;
  lastUsedApplication: {
    name: string;
    tenantId: TenantId;
  } | null;
  /** The last sign-in on a new device other than the calling one, within three days; left out without one, and by an older BFF. */
  newDeviceAt?: string | undefined;
  status: "active" | "deletion-pending";
  /** Seconds until the customer must sign in again; left out if unknown, and by an older BFF. */
  sessionSecondsLeft?: number | undefined;
  businessSystems: {
    tenantId: TenantId;
    system: "emp" | "powercloud" | "scale-crm";
    /** Version 0 before the first PIN. */
    phonePin: {
      enabled: boolean;
      version: number;
      changedAt: string | null;
    };
    cmdm: {
      enabled: boolean;
    };
  }[];
}
/** What a call sends. */
type CallBody<Name extends CallName> = BffCalls[Name]['body'];
/** The query parameters of a call. */
type CallQuery<Name extends CallName> = BffCalls[Name]['query'];
/** What a call returns. */
type CallResponse<Name extends CallName> = BffCalls[Name]['response'];
/** The name of a contract on screen: its product, else "<area>-Vertrag", else its number. */
export declare function contractDisplayName(contract: Pick<Contract, 'productName' | 'businessArea' | 'contractNumber'>): string;
/** Takes the response to a read that the page has requested before the client was there. Each is taken once. */
type TakePrefetched = (path: string) => Promise<Response> | undefined;
/** A call that the headers of a session are for. */
interface SentCall {
  /** Of HTTP, such as `GET`. */
  method: string;
  /** Absolute, without query and fragment. */
  url: string;
  /** After a refusal: its `Date`, because the clock of the device may be wrong. */
  date?: string | undefined;
}
/** The signed-in customer of a page, created by the host or a foreign page. Without one only public calls work. */
interface Session {
  /** An id of the signed-in account for comparison, never shown. */
  readonly account?: string | undefined;
  /**
   * Headers that identify the customer: a bearer token, one that is bound to a key with a proof for the call (RFC 9449), or persona
   * and subscription key in mock mode.
   * @param refused the headers that the BFF has refused with 401: they must be renewed
   * @param call the call that they are for, because a proof is good for one
   * @throws SessionEndedError when the session has ended
   */
  authorize(refused?: Record<string, string>, call?: SentCall): Promise<Record<string, string>>;
  /**
   * Redirects to the sign-in for an action that needs the password; the page loads again afterwards. Resolves if the customer
   * returns without it. Missing if the page cannot reauthenticate.
   * @param action the action to resume after the sign-in: a name without personal data
   * @param acrValues what the password is entered for: the `acr_values` of the sign-in (RFC 9470), left out by an older BFF
   * @throws Error when the sign-in cannot be reached
   */
  reauthenticate?(action: string, acrValues?: string): Promise<void>;
  /** Whether the same customer has just returned from `reauthenticate` for this action. Returns true once. */
  consumeReauthentication?(action: string): boolean;
}
/** The customer must sign in again. The owner of the session reports it. */
export declare class SessionEndedError extends Error {
  name: string;
}
/** The remote that a client makes calls for. */
interface CallingRemote {
  /** Its name, such as `mfe-example`. */
  name: string;
  /** The calls that it declares. Left out for a release from before they were declared, which may make every call. */
  calls?: readonly string[] | undefined;
}
interface CallOptions<Name extends CallName> {
  /** What a write sends. */
  body?: CallBody<Name>;
  /** Query parameters. */
  query?: CallQuery<Name>;
  /** The brand of the data. Default: the last used brand. */
  tenantId?: TenantId;
  /** Base version of the value, for versioned calls. */
  version?: number;
  /** Ends a read that is no longer needed. */
  signal?: AbortSignal;
}
/** Makes the calls of one remote. */
interface Client {
  /**
   * Makes one call and checks its response against the contract.
   * @throws BffError with a code
   * @throws SessionEndedError when the customer must sign in again
   * @throws Error for a call that the remote does not declare, before anything is sent
   */
  call<Name extends CallName>(name: Name, options?: CallOptions<Name>): Promise<CallResponse<Name>>;
  /** The id of the change that led to this response; undefined if it cannot be undone. */
  changeIdOf(response: unknown): string | undefined;
}
/** Why a call failed: the BFF's problem code, or a fault of the connection. */
type BffErrorCode = ProblemCode | 'timeout' | 'offline' | 'unreadable';
/** A failed call. Texts for the customer are selected by `code`, never by message. */
export declare class BffError extends Error {
  name: string;
  readonly code: BffErrorCode;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** The id that a customer can give to support. */
  readonly requestId: string | undefined;
  /** The refused fields, with messages for the customer. */
  readonly fields: NonNullable<Problem['errors']>;
  /** Seconds until a retry, for `too-many-requests`. */
  readonly retryAfter: number | undefined;
  /** For `sign-in-too-old`: what the sign-in must carry (RFC 9470); undefined from a BFF before that. */
  readonly challenge: string | undefined;
  /** Whether nothing was sent, because the browser had no connection. The connection may be back when the error is shown. */
  readonly isUnsent: boolean;
  constructor(code: BffErrorCode, problem?: Problem, options?: ErrorOptions & {
    challenge?: string | undefined;
  });
}
/**
 * Whether a call was refused for this reason. An error in the shared cache may be an instance of another app's class, so
 * the code decides.
 */
export declare const isRefusedAs: (code: BffErrorCode, error: unknown) => boolean;
type Fetch<Data> = (context: {
  signal: AbortSignal;
}) => Promise<Data>;
/** What a query of the shared cache needs. */
interface ProfileQuery<Profile> {
  queryKey: readonly string[];
  queryFn: Fetch<Profile>;
}
/** Query for the account and its brands. */
export declare const userProfileQuery: (bff: Client) => ProfileQuery<UserProfile>;
/** Query for the data of the customer at one brand. */
export declare const customerProfileQuery: (bff: Client, tenantId: TenantId) => ProfileQuery<CustomerProfile>;
type EventOf<Type extends BusEvent['type']> = Extract<BusEvent, {
  type: Type;
}>;
/** What a remote sees of the bus. */
interface PortalEvents {
  /** The brand whose data is shown, once the host knows it. */
  readonly tenant: TenantEvent | undefined;
  /**
   * Listens to one kind of event. A late subscriber to a tenant event gets the current one immediately.
   * @returns the undo
   */
  on<Type extends BusEvent['type']>(type: Type, listener: (event: EventOf<Type>) => void): () => void;
  /** Listens to every change of the tenant, in the form that `useSyncExternalStore` takes. Returns the undo. */
  onTenant(listener: () => void): () => void;
  /** Publishes an event that the remote owns. Throws a ValiError for an invalid one. */
  publish(event: ProfileChanged): void;
}
declare const toastPositions: readonly ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'top', 'bottom', 'left', 'right', 'center'];
declare const badgePositions: readonly ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
declare const types: readonly ['positive', 'negative', 'partial-positive'];
type ToastPosition = (typeof toastPositions)[number];
/** What a toast shows. */
interface Toast {
  /** How it ended. What has failed, also in part, stays until it is closed. */
  type: (typeof types)[number];
  /** What has happened, in a few words. */
  title: string;
  /** More about it, below the title. */
  content?: string | undefined;
  /** Top right by default, on a phone at the bottom. */
  position?: ToastPosition | undefined;
  /** How long a positive toast stays, in milliseconds, 5000 by default. 0: until it is closed, like all others. */
  timeout?: number | undefined;
  /** The corner of the number of equal messages. */
  badgePosition?: (typeof badgePositions)[number] | undefined;
  /** Messages of one group are one toast. By default equal messages are a group; `false` shows a separate toast. */
  group?: string | false | undefined;
  /** A button that closes the toast. */
  action?: {
    text: string;
    onClick: () => void;
  } | undefined;
}
/**
 * Texts stored for this browser tab. They survive a reload, and are deleted with the tab and on a sign-out. Without
 * browser storage `get` returns `null`.
 */
interface TabStorage {
  /** The text that is stored under a key. */
  get(key: string): string | null;
  /** Stores a text under a key of this remote. */
  set(key: string, text: string): void;
  /** Removes the text under a key. */
  remove(key: string): void;
}
/** Where a form says that it holds input that would be lost. */
interface UnsavedForms {
  /**
   * Says whether the form with this key holds unsaved input.
   * @param drop for a form with a draft: removes the draft
   */
  set(key: string, unsaved: boolean, drop?: () => void): void;
}
/** What a customer with a proven invitation continues with. */
interface ProvenInvitation {
  /** Of `performZipCodeValidation`. */
  linkToken: string;
  /** To be filled in at the sign-up; the customer may change it. */
  eMailAddress: string | null;
  /** The account to link: a new one, another existing one, or the one that is signed in. */
  to: 'new-account' | 'other-account' | 'this-account';
}
/** The customer's answer about cookies in this browser. */
interface CookieAnswer {
  /** Whether the page stores anything that needs consent. */
  isNeeded: boolean;
  /** `null` until the customer answers. */
  agreed: boolean | null;
  /** A day or an instant; `null` where it is not known. */
  answeredAt: string | null;
}
/** The page's cookie settings. */
interface CookieSettings {
  /** Calls the listener with the present answer and each new one. Returns an unsubscribe function. */
  watch(listener: (answer: CookieAnswer) => void): () => void;
  /** Shows the question again, above the present page. */
  open(): void;
}
/**
 * All that a remote can use of the page around it. The host creates the real one, the custom element creates one from
 * its attributes, tests create one with `testPortal`. `contractVersion` in contracts counts its changes.
 */
interface Portal {
  /** The version of the Portal contract that the page has, such as `1.0`. */
  contractVersion: string;
  /** Where the remote is mounted: `/personal-data`. Its links start with it. */
  basePath: string;
  /** What differs between installations of the portal. */
  config: AppConfig;
  /** Whose calls the client makes. Left out in a page of before calls were declared. */
  remote?: CallingRemote;
  /** The bus between host and remotes. */
  events: PortalEvents;
  /** `null` on public pages without a sign-in. */
  session: Session | null;
  /** Left out where the page around the remote requests nothing ahead. */
  takePrefetched?: TakePrefetched;
  /** The register of input that would be lost: a customer who leaves must confirm. */
  unsavedInput: UnsavedForms;
  /** Customer data of this remote alone. A sign-out clears it. */
  tabStorage: TabStorage;
  /** Shows a toast. Returns a function that changes the toast or, without an argument, closes it. */
  notify(toast: Toast): (change?: Partial<Toast>) => void;
  /** Counts what the customer did, if they have agreed to statistics. Never fails, never waits. */
  track(event: TrackedEvent): void;
  /** Goes to a path of the portal outside of this remote. */
  navigate(path: string): void;
  /** The address of such a path. Left out where the path is the address. */
  addressOf?(path: string): string;
  /** `null` where the page around the remote has its own cookie settings. */
  cookies: CookieSettings | null;
  /**
   * Shows the page in the theme of a brand, unless the page around an element has chosen one. With `null` the portal shows none until
   * it is known. Left out where the remote sets `data-theme` itself. Returns a function that ends it.
   */
  showTheme?(theme: string | null): () => void;
  /** Shows this page with the data of another brand. Asks first if there is unsaved input. */
  showTenant(tenantId: TenantId): void;
  /** Starts the sign-out, which ends the session here and at the provider. Asks first if there is unsaved input. */
  signOut(): void;
  /**
   * Leaves the page and links the account; a customer who is not signed in goes to the provider first. Then the overview
   * or the error is shown. Resolves if the customer comes back without a sign-in. Left out where sign-up is impossible.
   * @throws Error when the provider cannot be reached
   */
  linkInvitation?(invitation: ProvenInvitation): Promise<void>;
}
/** Creates the client of a remote, which makes the calls that it declares and no others. One is enough for each Portal. */
export declare function createClient(portal: Portal): Client;
/**
 * Declares a remote. The plugins of the bundlers write it into `remote.json`.
 * @throws TypeError that names every wrong part
 */
export declare function defineRemote(source: RemoteSource): DefinedRemote;
/**
 * A container for the style elements of a library that makes styles at run time, such as emotion or styled-components. The page's policy
 * forbids these elements, so each gets a sheet beside the document, whose rules apply to what the remote renders. One is enough for each
 * library. The declaration needs `runtimeStyles: true`.
 * @param remote the name of the remote
 */
export declare function runtimeStyles(remote: string): HTMLElement;
export type { AppConfig, BffCalls, BffErrorCode, BusEvent, CallBody, CallName, CallQuery, CallResponse, Client, Contract, CookieAnswer, CookieSettings, CustomerProfile, DefinedRemote, FirstRead, Portal, PortalEvents, Problem, ProblemCode, ProfileChanged, ProvenInvitation, RefusalReason, RemoteSource, Session, TabStorage, TenantEvent, TenantId, Toast, TrackedEvent, UserProfile };