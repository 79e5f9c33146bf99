import { useReadQuery } from '@apollo/client/react';
import { ArrowLeft, Upload } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Link, Navigate, useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { later, whenSettled } from '../../ui/later';
import { Spinner } from '../../ui/Spinner';
import { OpenDocument } from '../documents/OpenDocument';
import { AdminDocumentFilterBar } from './AdminDocumentFilterBar';
import { AdminDocumentList } from './AdminDocumentList';
import { AdminDocumentsSkeleton, DocumentListSkeleton } from './AdminDocumentsSkeleton';
import { readDocumentFilters } from './adminDocumentFilters';
import type { ask } from './adminDocuments.ask';
import { EditDocumentDialog } from './EditDocumentDialog';
import { useDocumentDesk } from './useDocumentDesk';

const loadUpload = () => import('./UploadForm').then((module) => module.UploadForm);
const UploadForm = later(loadUpload);

/** The organization's documents: a list, and the form that adds to it. */
export function AdminDocumentsPage() {
  useEffect(() => whenSettled(loadUpload), []);
  return (
    <Suspense fallback={<AdminDocumentsSkeleton />}>
      <AdminDocuments />
    </Suspense>
  );
}

function AdminDocuments() {
  const wanted = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived.
  const shown = useDeferredValue(wanted);
  const { data, error } = useReadQuery(shown);
  const { params, uploading, go, hrefOf } = useDocumentDesk();
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data?.viewer.organization) throw error;
  const { timezone } = data.viewer.organization;
  const { documents } = data;
  const filters = readDocumentFilters(params);
  const totalPages = documents?.pageInfo.totalPages ?? 0;

  // Deleting the last document of the last page leaves an address that leads behind the end.
  const isBehind = shown === wanted && (documents?.pageInfo.currentPage ?? 0) > totalPages;
  if (!uploading && isBehind && totalPages > 0)
    return <Navigate replace to={hrefOf({ page: String(totalPages) })} />;

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{uploading ? 'Upload Documents' : 'Document Management'}</h1>
        {uploading ? (
          <Link to={hrefOf({ view: null })} className={`${controlLook.plain} -mr-4`}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to Documents
          </Link>
        ) : (
          <Link
            to={hrefOf({ view: 'upload' })}
            className={`${controlLook.primary} max-sm:w-full print-hidden`}
          >
            <Upload aria-hidden="true" className="size-5" />
            Upload Documents
          </Link>
        )}
      </div>
      {!uploading && (
        <>
          <AdminDocumentFilterBar filters={filters} />
          {documents ? (
            <AdminDocumentList
              documents={documents.items}
              pageInfo={documents.pageInfo}
              filters={filters}
              timeZone={timezone}
              isStale={shown !== wanted}
            />
          ) : (
            <DocumentListSkeleton />
          )}
        </>
      )}
      {!uploading && <EditDocumentDialog />}
      <Suspense fallback={<Spinner label={messages.loading} />}>
        {uploading && <UploadForm onDone={() => go({ view: null })} />}
      </Suspense>
      {!uploading && <OpenDocument timeZone={timezone} />}
    </div>
  );
}
