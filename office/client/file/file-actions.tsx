import { useEffect, useState } from "react";
import type { BeforeDeleting, OpenFile, SearchResult } from "../../core/open-file.ts";
import { AskDialog } from "../ask-dialog.tsx";
import * as editor from "../editor-api.ts";
import { Fold } from "../fields/fold.tsx";
import { goTo, hrefOf, listHref } from "../places.ts";
import { whoIs } from "../who-is.ts";

const actions = ["Rename", "Delete"] as const;

interface FileActionsProps {
  opened: OpenFile;
  /** Whether its name is the last part of an address. */
  hasPages: boolean;
}

export function FileActions({ opened, hasPages }: FileActionsProps) {
  const { file, title } = opened;
  const [action, setAction] = useState<(typeof actions)[number]>();
  const slug = file.replace(/.*\//, "").replace(/\.\w+$/, "");
  const close = () => setAction(undefined);
  const open = (made: { file: string }) => goTo(hrefOf(made.file));
  return (
    <Fold title="Address, delete" value={opened.address ?? file}>
      <div className="entry-tools">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className="button line"
            onClick={() => setAction(action)}
          >
            {action === "Rename" && hasPages ? "Rename: change the address" : action}
          </button>
        ))}
      </div>
      {action === "Rename" && (
        <AskDialog
          heading={hasPages ? `Change the address of “${title}”` : `Rename “${title}”`}
          line={{
            defaultValue: slug,
            label: hasPages ? "Last part of its address" : "Name of the file",
          }}
          hint={
            hasPages
              ? "The old address leads to the new one, and links to it on the site are changed. The title stays: change it in the form."
              : "What the site says stays as it is: change that in the form."
          }
          button="Rename"
          onClose={close}
          onDone={async (name) => open(await editor.rename(file, name))}
        >
          <OthersNote others={opened.others} />
        </AskDialog>
      )}
      {action === "Delete" && <DeleteDialog opened={opened} hasPages={hasPages} onClose={close} />}
    </Fold>
  );
}

/** Those who would have to go on elsewhere. */
function OthersNote({ others }: Pick<OpenFile, "others">) {
  return others.length > 0 && <p>{whoIs(others)} in this text at the moment.</p>;
}

function DeleteDialog(props: FileActionsProps & { onClose(): void }) {
  const { opened, hasPages, onClose } = props;
  const [references, setFound] = useState<BeforeDeleting>();
  useEffect(() => {
    editor.linksTo(opened.file).then(setFound, () => undefined);
  }, [opened.file]);
  // Where the address leads on, so do older ones that lead here.
  const isRedirect = ({ file }: SearchResult) => hasPages && /\/redirects\.yaml$/.test(file);
  const links = references?.links.filter((place) => !isRedirect(place)) ?? [];
  const hasRedirects = references?.links.some(isRedirect) ?? false;
  const asksWhere = hasPages && (hasRedirects || references?.copy === "public");
  return (
    <AskDialog
      heading={`Delete “${opened.title}”?`}
      {...(asksWhere && leadingLine(hasRedirects))}
      button="Delete"
      onClose={onClose}
      onDone={async (leadTo) => {
        await editor.remove(opened.file, asksWhere ? leadTo : "");
        goTo(`${listHref(opened.file.split("/")[1])}?deleted=${encodeURIComponent(opened.title)}`);
      }}
    >
      <OthersNote others={opened.others} />
      {links.length > 0 ? (
        <>
          <p>These lead here. Change them first:</p>
          <ul className="stack stack-2">
            {links.map(({ file, field, title, excerpt }) => (
              <li key={`${file} ${field}`}>
                <a href={hrefOf(file, field)}>{title}</a> <span className="muted">{excerpt}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        references && (
          <p>
            Nothing on the site leads here.{" "}
            {references.copy === "none"
              ? "It was never online, so there is no other copy: it is gone for good."
              : "Until that is put online, it can be taken back under “Put it online”."}
          </p>
        )
      )}
    </AskDialog>
  );
}

const leadingLine = (required: boolean) => ({
  line: { label: "Where its address leads from now on", list: "addresses", required },
  hint: required
    ? "Older addresses lead here, and need another page, such as /news."
    : "An address such as /news; leave it empty for none.",
});
