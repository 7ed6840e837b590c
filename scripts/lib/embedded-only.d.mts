export declare const embeddedOnly: readonly string[];
