import { DefinedRemote } from "./index.js";
/** What a plugin needs to know of a remote. */
interface RemoteOptions {
  /** What `defineRemote` returns. */
  remote: DefinedRemote;
  /**
   * The modules that the portal loads, by their names: `./tab`, and one for each slot. A remote with a framework of its own exposes
   * `./export-app` instead, and shares nothing.
   */
  exposes: Record<string, string>;
  /** Shared libraries of which the remote bundles its own copy, such as `rxjs`. React cannot be one of them. */
  own?: string[];
}
/** A plugin for Rsbuild that builds a remote of the portal. */
export declare function portalRemote(options: RemoteOptions): {
  name: string;
  setup(api: object): void;
};
export type { RemoteOptions };